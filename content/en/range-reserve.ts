/** How every text says that a vehicle may need four fifths of its range (`usableRange`). The test compares the two. */
export const withReserve = "with a fifth of the range in reserve";
