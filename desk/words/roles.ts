/** What a colleague with the role reads under the name, where it is not plain. */
export const viewerHint = "Viewer: reads, changes nothing";

export const roleNames = { admin: "Admin", sales: "Sales", hr: "HR", viewer: "Viewer" } as const;
