#pragma once

/// How often memory has been allocated since the program began; negative if nobody counts.
long gatehouseAllocations(void);
