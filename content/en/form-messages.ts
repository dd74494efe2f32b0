/** Messages about a form's submission, besides its alerts. */
export const formMessages = {
  /** Under a field that has to be filled in. */
  missing: (label: string) => `${label} is required.`,
  /** Beside the button, with the names of all such fields. */
  allMissing: (labels: string) => `Please fill in: ${labels}.`,
  /** Below a phone number with too few digits. It may be sent all the same. */
  shortPhone: (digits: string, whole: string) =>
    `This number has ${digits}. Indian mobile numbers have ${whole}.`,
  /** Put before the reference that the server gave. */
  reference: "Your reference:",
  /** After it. */
  quote: "Please quote it when you call or write.",
  /** Above what follows. */
  next: "What happens next",
  /**
   * Below the alert that no answer came.
   *
   * @param toRetype the names of the fields whose identity numbers are no longer there.
   * @param isOnline whether the device has a network.
   */
  sendAgain: (toRetype: string, isOnline = true) =>
    `${isOnline ? "" : "The network seems to be down. "}${toRetype ? `We do not keep identity numbers on this device, so please type these again: ${toRetype}. The rest of what you typed` : "What you typed"} is still in the form. ${isOnline ? "Press" : "Once you are back online, press"} the button again. If it has already reached us, we will not record it twice.`,
  /** Below the form when it is opened again in the same tab, before the reference. */
  earlier: "We have what you sent earlier.",
  closeEarlier: "Hide this reference",
  /** Below the alert of a success. */
  unsent: "The text you typed while we were sending is still here. It has not been sent.",
  /** Beside a field whose identity number a reload has removed, and at the first press while it is empty. */
  secretNumber: {
    text: "Please type this number again. We do not keep identity numbers on this device.",
    ask: "This field is empty now. Type it again, or press the button once more to send without it.",
  },
  /** The same beside a text in which a number was masked. */
  maskedNumber: {
    text: "We do not keep long numbers on this device. Please type the number again where it says XXXX.",
    ask: "Type the number again where it says XXXX, or press the button once more to send it as it is.",
  },
  /** Below a form with text from a tab that is closed. */
  closedTabDraft: "You typed this earlier on this device. It has not been sent.",
  /** In the same place, and below the button: another tab has sent the draft with other text. */
  otherVersion:
    "You have already sent a different version of this form from another tab. The text here has not been sent.",
  /** In its place if this text was sent too, and no answer has said what became of it. */
  otherVersionUnconfirmed:
    "You have already sent a different version of this form from another tab. We cannot confirm that the text here reached us too. To be sure, send it again: if nothing has changed, we will not record it twice.",
  /** Below the button, when another tab has sent what stood in this one. */
  sentElsewhere: "You have already sent this form from another tab.",
  clearDraft: "Clear the form",
  /** In its place, until something is typed again. */
  cleared: "Form cleared.",
  undo: "Undo",
  /** In the same place, when another tab has left another text of the same form. */
  otherDraft: { text: "You have another saved draft on this device.", show: "View draft" },
  /** By the button of a form for enquiries, before the link to the privacy policy. */
  privacy: "We use these details only to respond to your enquiry.",
  policy: "How we handle your data",
  /** On return to a form that was sent, where no answer has said whether it was stored. */
  interrupted:
    "You sent this form earlier, but we cannot confirm that it reached us. Please send it again. If nothing has changed, we will not record it twice.",
  /** After it, with the names of the fields whose identity numbers are no longer there. */
  retypeFirst: (labels: string) => `First type the number again in: ${labels}.`,
} as const;
