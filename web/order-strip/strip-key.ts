/** The name of the trip among the sources of a contact message, and of its draft. */
export const stripKey = "order-strip";
