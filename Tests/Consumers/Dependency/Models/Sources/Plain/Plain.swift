// SwiftPM considers a target without a Swift file empty, and runs no plugin for it. Everything in this target comes from its
// schema.
