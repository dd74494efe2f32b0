/** The page of the desk that takes an invitation. Its token is in the fragment, so it reaches no log of a server. */
export const invitationPage = "/invitation";
