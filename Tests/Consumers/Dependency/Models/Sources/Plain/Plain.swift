// A target without a Swift file is empty to SwiftPM, which then runs no plugin for it. All that is in this one comes from its schema.
