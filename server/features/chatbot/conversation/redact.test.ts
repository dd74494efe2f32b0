import { describe, expect, test } from "vitest";
import { longNumberIn, redact, withoutPaperNumbers } from "./redact.ts";

describe("numbers of persons", () => {
  test.each([
    "9876543210",
    "+91 98765 43210",
    "098765-43210",
    "1234 5678 9012",
    // The first half of an Aadhaar number: what follows in another message are its last four digits.
    "1234 5678",
    "1234-5678-9012",
    "4111 1111 1111 1111",
    "९८७६५ ४३२१०",
    "੯੮੭੬੫੪੩੨੧੦",
    "0172-2701234",
    "2701234",
    "270-1234",
    "270 1234",
    "२७०१२३४",
    "asha.gill@example.com",
    "asha.gill@okbank",
  ])("%s is blacked out", (number) => {
    const text = redact(`call ${number} in the morning`);
    expect(text).toMatch(/^call █+ in the morning$/);
  });

  test.each([
    ["these numbers 2701234", "these numbers ███████"],
    ["my landline is 270-1234", "my landline is ████████"],
    ["मेरा नंबर 270 1234 है", "मेरा नंबर ████████ है"],
    ["270 1234, after five", "████████, after five"],
    ["it's 270-1234", "it's ████████"],
    ["about the invoice, call 2701234", "about the invoice, call ███████"],
    ["my order is late, my number is 2701234", "my order is late, my number is ███████"],
  ])("a landline in %j is blacked out", (text, kept) => {
    expect(redact(text)).toBe(kept);
  });

  test.each([
    "1,400 kg",
    "60x40x40 cm",
    "10:00 AM to 8:00 PM",
    "2 x 1.5 x 1 ft, 20 kg",
    "Rs.10,000",
    "1500000 km",
    "payload 800-1500",
    "750-1250 kg",
    "1234567 किलो",
    "Rs 1234567",
    "pincode 160055",
    "12,34,567",
    "on 24.12.26 at 10:30",
    "20 boxes @ 5 kg",
    "2345678/-",
    "a payload of 750-1250",
    "truck 407 1109 model",
    "invoice 2026114",
    "order no 1234567",
    "order no. is 1234567",
    "बिल नंबर 1234567",
    "docket #1234567",
  ])("%s stays", (figure) => {
    expect(redact(figure)).toBe(figure);
  });
});

describe("long numbers", () => {
  test.each([
    "my aadhaar is 2345 6789 0123",
    "my aadhaar is 919876543210",
    "मेरा आधार २३४५ ६७८९ ०१२३",
    // Without a word the check digit of an Aadhaar number decides.
    "234123412346",
    "my number is 2341 2341 2346",
    "UPI failed, aadhaar 2341 2341 2346",
    "reference of my card 4111 1111 1111 1111",
    "4111 1111 1111 1111",
    "e-way bill 371002345678, aadhaar 2345 6789 0123",
    "bill 4412, number 2341 2341 2346",
    "2341 2341 2346 9815012345",
    "aadhaar 29 9815012345",
  ])("%j holds one of a person", (text) => {
    expect(longNumberIn(text)).toBe("person");
  });

  test.each([
    "371002345678",
    // With a right check digit, but no Aadhaar number begins with 1.
    "182012345675",
    "Where is my parcel? E-way bill 371002345678",
    "UPI ref 4321 0987 6543",
    // With the check digit of an Aadhaar number, but called something else.
    "E-way bill no. 2341 2341 2346",
    "EWB: 234123412346",
    "my eway bill number is 234123412346",
    "UTR 234123412346",
    "transaction id #234123412346 failed",
    "LR-2341 2341 2346",
    "bilty 234123412346",
    "ई-वे बिल २३४१ २३४१ २३४६",
    "ਈ-ਵੇ ਬਿੱਲ ਨੰਬਰ 234123412346",
    "UTR 4111 1111 1111 1111",
  ])("%j holds one of a paper or a payment", (text) => {
    expect(longNumberIn(text)).toBe("paper");
    expect(withoutPaperNumbers(text)).not.toMatch(/\p{Nd}{3}/u);
  });

  test.each([
    ["Where is my parcel? E-way bill 371002345678", "Where is my parcel?  "],
    ["पार्सल कहाँ है? ई-वे बिल नंबर 371002345678, जल्दी", "पार्सल कहाँ है?  , जल्दी"],
    ["Is e-way bill 371002345678 valid?", "Is e-way bill   valid?"],
    ["E-way bill 371002345678", "E-way bill  "],
  ])("what the number of %j is called goes with it where it begins a clause", (text, rest) => {
    expect(withoutPaperNumbers(text)).toBe(rest);
  });

  test.each([
    "call +91 98765 43210",
    "about my bill call 91 98765 43210",
    "98765 43210",
    // The digits of both have the check digit of an Aadhaar number.
    "sector 29 9815012345",
    "1,400 kg to Delhi",
    "10 20 30 40 50 60",
  ])("%j holds none", (text) => {
    expect(longNumberIn(text)).toBeUndefined();
    expect(withoutPaperNumbers(text)).toBe(text);
  });
});
