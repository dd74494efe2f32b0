/** Exactly so many digits (specification, section 9). Apart from the schemas, since the browser needs it too. */
export const applicantDigits = { phoneNumber: 10, aadharNumber: 12 } as const;
