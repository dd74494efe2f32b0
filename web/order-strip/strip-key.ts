/** The name of the strip among the sources of a contact message, and of what it keeps in the tab. */
export const stripKey = "order-strip";
