/** How every text says that a vehicle may need 80% of its range (`usableRange`). The test compares the two. */
export const withReserve = "if we keep 20% of the range in reserve";
