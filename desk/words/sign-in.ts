export const signInWords = {
  title: "Sign in to the desk",
  lead: "For the staff of the company.",
  email: "Email address",
  password: "Password",
  submit: "Sign in",
  invitedHint: "No account yet, or password forgotten? Ask an admin for a link.",
  codeTitle: "One more step",
  codeLead: "Type the six digits that your authenticator app shows now.",
  code: "Code",
  codeHint: "No phone at hand? Type one of your recovery codes instead.",
  codeSubmit: "Continue",
  startAgain: "Sign in with another account",
  sessionEnded: "You were signed out. Sign in again to go on where you were; what you typed is kept.",
} as const;

export const invitationWords = {
  checking: "Checking the link…",
  firstTitle: "Set up the desk",
  firstLead: "You are the first person here, so your account will be an admin's.",
  accountTitle: (name: string | null) => (name ? `Welcome, ${name}` : "Welcome"),
  accountLead: (role: string, email: string) => `Your role is ${role}. You will sign in as ${email}.`,
  passwordTitle: "Choose a new password",
  passwordLead: (email: string) => `For ${email}. All your other sessions will end.`,
  name: "Your name",
  email: "Email address",
  password: "Password",
  passwordHint: (shortest: number) => `At least ${shortest} characters. A sentence is easy to remember.`,
  passwordTooShort: (shortest: number) => `The password needs at least ${shortest} characters.`,
  accountSubmit: "Create my account",
  passwordSubmit: "Set the password",
  invalidTitle: "This link cannot be used",
  invalidText:
    "It was used already, was withdrawn, or has expired. Ask an admin for a new one. On the first start, the server's console shows a new link each time it starts.",
  toSignIn: "Go to sign in",
} as const;

export const secondFactorWords = {
  enrolTitle: "Set up your second factor",
  enrolLead:
    "Your company asks for a second factor: a code from an app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.",
  passwordStep: "First confirm that it is you.",
  start: "Continue",
  scan: "Scan this code with your authenticator app.",
  qrLabel: "QR code for your authenticator app",
  typeInstead: "Or type this key into the app:",
  confirm: "Then type the six digits that the app shows.",
  code: "Code from the app",
  submit: "Switch it on",
  codesTitle: "Keep your recovery codes",
  codesLead:
    "Each of these signs you in once if your phone is lost. Print them or write them down; they are shown only now.",
  copyCodes: "Copy the codes",
  done: "I have kept them",
} as const;
