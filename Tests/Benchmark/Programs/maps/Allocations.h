#pragma once

/// How often memory was asked for since the program began; negative where nobody counts.
long gatehouseAllocations(void);
