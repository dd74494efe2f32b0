/**
 * What a text of one line may not hold: control characters, line breaks, and the marks that reverse the direction of
 * reading, with which one text can look like another.
 */
export const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
