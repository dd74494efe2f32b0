/** Unescaped in a document, these would become an element or end an attribute. */
const elementMark = "<gm-mark>";
const quoteMark = `gm"mark`;

/** Typical injection attacks, and text that breaks programs. */
export const hostileTexts: readonly string[] = [
  elementMark,
  `"><script>alert(1)</script>${elementMark}`,
  `</script></title></textarea>${elementMark}`,
  `${quoteMark} onmouseover=alert(1) x="`,
  `'-alert(1)-'${quoteMark}`,
  `<!--${elementMark}-->`,
  "javascript:alert(1)//",
  `<p style="color:red" onclick='x()'>`,
  "'; drop table contact_messages; --",
  `" or ""="`,
  "1' union select aadhar_fingerprint from applicant_identities --",
  "$1 %s {{7*7}} #{7*7} `id` $(id)",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00\ud800 x",
  "\u202e\u2066 right to left \u2069",
  "\ufeff",
  "\u2028\u2029",
  "👩‍👩‍👧‍👦".repeat(30),
  `e${"\u0301".repeat(300)}`,
  "\r\nSet-Cookie: mark=1\r\n\r\n<gm-mark>",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%c0%ae",
  "{}",
  "[]",
  "null",
  "NaN",
  "-0",
  "1e309",
  "999941057058",
  "9".repeat(400),
  "\\",
  "\\u0000",
  "x".repeat(11_000),
  "__proto__",
  "constructor",
  "toString",
];

/**
 * Finds what must not be in an answer that a browser reads as a document.
 *
 * @returns the reason for an objection, if there is one.
 */
export function unescapedEcho(contentType: string, body: string): string | undefined {
  if (!contentType.startsWith("text/html")) return undefined;
  if (body.includes(elementMark)) return "an element that was typed is one in the document";
  return body.includes(quoteMark) ? "a quotation mark that was typed ends an attribute" : undefined;
}
