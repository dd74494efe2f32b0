/** The page that accepts an invitation. The token is in the fragment, which reaches no log of a server. */
export const invitationPage = "/invitation";
