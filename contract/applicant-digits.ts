/** How many digits each number has (specification, section 9). */
export const applicantDigits = { phoneNumber: 10, aadharNumber: 12 } as const;

export type DigitField = keyof typeof applicantDigits;
