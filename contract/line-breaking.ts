/**
 * What a text of one line may not hold: control characters, line breaks, and marks that reverse the direction of
 * reading, which can make a text look like another.
 */
export const unsafeInOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
