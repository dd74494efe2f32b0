import { describe, expect, test } from "vitest";
import { maskIdentityNumbers, maskNumber } from "./identity-numbers.ts";

describe("what somebody wrote freely", () => {
  test.each([
    ["my aadhar is 736451928064.", "my aadhar is XXXX XXXX 8064."],
    ["7364 5192 8064", "XXXX XXXX 8064"],
    ["7364-5192-8064 and 3456 7890 1234", "XXXX XXXX 8064 and XXXX XXXX 1234"],
    ["7364  5192\n8064", "XXXX XXXX 8064"],
    ["7364.5192.8064", "XXXX XXXX 8064"],
    ["7364 – 5192 – 8064", "XXXX XXXX 8064"],
    ["73645192 8064", "XXXX XXXX 8064"],
    ["7364 51928064", "XXXX XXXX 8064"],
    ["736451 928064", "XXXX XXXX 8064"],
    ["736 451 928 064", "XXXX XXXX 8064"],
    ["98765 00000 7364 5192 8064", "98765 00000 XXXX XXXX 8064"],
    ["आधार ७३६४ ५१९२ ८०६४", "आधार XXXX XXXX ८०६४"],
    ["licence PB65 20110012345", "licence XXXX XXXX 2345"],
    ["DL-0420110149646", "XXXX XXXX 9646"],
    ["dl.04.2011.0149646", "XXXX XXXX 9646"],
    ["7364\u00a05192\u00a08062", "XXXX XXXX 8062"],
    ["7364\u200b5192\u200b8062", "XXXX XXXX 8062"],
    ["7364_5192_8062", "XXXX XXXX 8062"],
    ["7364/5192/8062", "XXXX XXXX 8062"],
    ["7 3 6 4 5 1 9 2 8 0 6 2", "XXXX XXXX 8062"],
    ["73 64 51 92 80 62", "XXXX XXXX 8062"],
    ["ਆਧਾਰ ੭੩੬੪ ੫੧੯੨ ੮੦੬੨", "ਆਧਾਰ XXXX XXXX ੮੦੬੨"],
    ["７３６４５１９２８０６２", "XXXX XXXX ８０６２"],
    ["736451928062@example.com", "XXXX XXXX 8062@example.com"],
    ["asha736451928062", "ashaXXXX XXXX 8062"],
    ["7364,5192,8062", "XXXX XXXX 8062"],
    ["(7364) 5192 8062", "(XXXX XXXX 8062"],
    ["7364 (5192) 8062", "XXXX XXXX 8062"],
    // With a wrong digit, too, where nothing else looks like it or it is called what it is.
    ["7 3 6 4 5 1 9 2 8 0 6 4", "XXXX XXXX 8064"],
    ["aadhaar no 7364/5192/8064", "aadhaar no XXXX XXXX 8064"],
    ["my adhar: 7364, 5192, 8064", "my adhar: XXXX XXXX 8064"],
    ["ਆਧਾਰ ੭੩ ੬੪ ੫੧ ੯੨ ੮੦ ੬੪", "ਆਧਾਰ XXXX XXXX ੮੦੬੪"],
    ["my pan is ABCPE1234F.", "my pan is XXXX XXXX 1234."],
    ["abcpe1234f", "XXXX XXXX 1234"],
    ["PAN: ABCPE 1234-F", "PAN: XXXX XXXX 1234"],
    ["पैन ABCPE१२३४F", "पैन XXXX XXXX १२३४"],
    ["pan abcpe1234f, voter wkh1186253", "pan XXXX XXXX 1234, voter XXXX XXXX 6253"],
    ["WKH1186253", "XXXX XXXX 6253"],
    // With a wrong digit, or in groups, where it is called what it is.
    ["voter id WKH 1186254", "voter id XXXX XXXX 6254"],
    ["voterid no. wkh-1186254", "voterid no. XXXX XXXX 6254"],
    ["WKH 1186254 is my voter card", "XXXX XXXX 6254 is my voter card"],
    ["my pan card no is abcpe 1234 f", "my pan card no is XXXX XXXX 1234"],
    ["ABCPE 1234 F, that is the PAN", "XXXX XXXX 1234, that is the PAN"],
    ["PAN CARD NO. ABCPE 1234 F", "PAN CARD NO. XXXX XXXX 1234"],
    ["my order is late, call WKH1186253", "my order is late, call XXXX XXXX 6253"],
    [
      "my number is wkh1186253, when is my order here?",
      "my number is XXXX XXXX 6253, when is my order here?",
    ],
    // India's code and a mobile number, and the check digit of an Aadhaar number: in a sentence, and in fours.
    ["my aadhaar is 919876543216", "my aadhaar is XXXX XXXX 3216"],
    ["9198 7654 3216", "XXXX XXXX 3216"],
  ])("has no identity number: %j", (text, kept) => {
    expect(maskIdentityNumbers(text)).toBe(kept);
  });

  test.each([
    "+91 98765 43210",
    "call +919876543210",
    "91 98765 00000",
    "91-98765-43210",
    "919876543210",
    "call 919876543210 after six",
    "९१९८७६५४३२१०",
    // As all that a field holds, even with the check digit of an Aadhaar number.
    "919876543216",
    " 919876543216 ",
    "2000/2400/2500 kg",
    // With the check digit of an Aadhaar number, as every tenth list has it.
    "7364, 5192, 8062 mm",
    "73,64,51,92,80,62",
    "1200,1400,1605 kg",
    "7364 + 5192 + 8062",
    "10 20 30 40 50 60",
    "9876543210",
    "98765 00000, 140301",
    "1,500,000 green km in 2026",
    "box 40 x 40 x 40, 12 pieces, 140160",
    "1200, 1400 and 1600 kg",
    "on 2026-11-21 at 10.30, 8 boxes",
    "reference 1234567890123456",
    "7364519280641",
    // Company, vehicle, parcel and invoice.
    "GSTIN 03ABCPE1234F1Z5",
    "our PAN is AAACB1234C",
    "PB10AB1234 and HR38ABC1234",
    "AWB1186254",
    "call the desk on tel 1186253",
    "AWB1186253",
    "my parcel no. is WKH1186253",
    "ऑर्डर नंबर WKH1186253",
    // Words and prices beside the name of a number.
    "the tempo 1500 a trip, pan India",
    "pan-India transport, tempo 1500 a trip",
    "PAN card needed? tempo 1500 a trip",
    "12 boxes pan masala, night 2000 a trip",
    "12 BOXES PAN MASALA, NIGHT 2000 A TRIP",
    "do I need voter id? my tel 2701234",
    "Do I need a Voter ID? TEL 2701234",
    "VOTER ID TEL 2701234",
    "karan1995p@example.com, karan1995p.singh@example.com, my pan follows",
    "GM-7K3F9Q",
  ])("keeps what is no identity number: %s", (text) => {
    expect(maskIdentityNumbers(text)).toBe(text);
  });
});

test("no number of an invoice is taken for a voter ID, whatever its check digit", () => {
  const numbers = Array.from({ length: 1000 }, (_, count) => `INV${2026000 + count}`);
  const masked = numbers.filter((number) => maskIdentityNumbers(`Where is ${number}?`).includes("XXXX"));
  expect(masked).toEqual([]);
});

test.each([
  ["582037491630", "XXXX XXXX 1630"],
  ["PB10 20110012345", "XXXX XXXX 2345"],
  ["PB10-2345-A", "XXXX XXXX 2345"],
  // Too short to hide anything but all of it.
  ["A12", "XXXX XXXX "],
])("of the number %s staff see %s", (number, seen) => {
  expect(maskNumber(number)).toBe(seen);
});
