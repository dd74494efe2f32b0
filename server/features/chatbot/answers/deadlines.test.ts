import { describe, expect, test, vi } from "vitest";
import { lastReply, type Said } from "#tests/support/meena-talk.ts";

vi.mock("#content/en/rules.ts", () => import("#tests/support/sample-rules.ts"));

describe("how long ago it was is worked out from the days that are named", () => {
  test.each<[string, ...Said[]]>([
    [
      "5 days have passed, and the 4-6 days are nearly over",
      ["extra cut on tuesday, its sunday now, can i claim", "refund-deadline"],
    ],
    [
      "After 8 days, the 4-6 days to ask for a refund are over",
      ["it was the 2nd, today is the 10th, claim ok?", "refund-deadline"],
    ],
    [
      "after 2 of the 4-6 days, 2-4 days are left",
      ["charged double on monday, today is wednesday", "double-charge"],
    ],
    ["1-3 days are left", ["today is the third day since, how long can i still ask", "refund-deadline"]],
    ["1-3 ਦਿਨ ਬਾਕੀ", ["ਅੱਜ ਤੀਜਾ ਦਿਨ ਹੈ, ਕਿੰਨੇ ਦਿਨ ਹੋਰ ਹਨ", "refund-deadline"]],
    [
      "5 din ho gaye, aur 4-6 din poore hone wale hain",
      ["shukravar ko paise kate, aaj budhwar hai", "refund-deadline"],
    ],
    [
      "4 days have passed, and the 4-6 days are nearly over",
      ["twice paid for one ride on the 12th", "double-charge"],
      ["and today it is the 16th, too late?", "refund-deadline"],
    ],
    ["end between the 7th and the 9th", ["double payment on the 3rd", "double-charge"]],
    ["end between Friday and Sunday", ["till when can i ask, it went wrong on monday", "refund-deadline"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastReply(...messages)).toContain(fact);
  });

  test.each<[string, ...Said[]]>([
    ["hours for a complaint are over", ["delivered yesterday morning, now it is tonight", "delivered"]],
    ["there is still time", ["it came last night, this morning i saw the crack", "damage"]],
    ["hours for a complaint are over", ["it came yesterday at 3 pm and it is 5 pm now", "complaint"]],
    ["there is still time", ["it came yesterday at 5 pm and it is 3 pm now", "complaint"]],
    ["24 ghante nikal gaye", ["12 tarikh ko mila, aaj 15 hai, shikayat?", "complaint"]],
    ["घंटे निकल गए", ["कल दोपहर को मिला, आज रात को खोला", "delivered"]],
    ["hours for a complaint are over", ["came on monday and today is thursday", "complaint"]],
    ["until the same time on Saturday", ["the box reached on friday, wet", "damage"]],
    ["until the same time on Tuesday", ["delivered monday, i noticed it today", "delivered"]],
    ["After 26 hours", ["it came yesterday at 4, today 6", "complaint"]],
    ["there is still time", ["it came yesterday at 6, today 4", "complaint"]],
    ["26 ghante", ["kal 4 baje mila tha, aaj 6 baje dekha", "complaint"]],
    ["hours for a complaint are over", ["it came yesterday morning around 9, now its 11", "complaint"]],
    [
      "After 9 days, the 4-6 days to ask for a refund are over",
      ["9 days and it never came, refund?", "complaint"],
    ],
  ])("%s", async (fact, ...messages) => {
    const reply = await lastReply(...messages);
    expect(reply).toContain(fact);
    expect(reply).not.toMatch(/\b(?:72|96|192|216) hours/);
  });
});

describe("the last day is counted from the day that is named", () => {
  test.each<[string, ...Said[]]>([
    ["end on 19 April", ["invoice to the receiver of 12 april unpaid, when must he settle", "unpaid"]],
    ["5 मई को", ["28 अप्रैल का बिल बाकी है, कब तक चुकाना है", "unpaid"]],
    ["end on Tuesday", ["i asked on friday, when is my data erased", "delete-data"]],
    ["ਵੀਰਵਾਰ ਨੂੰ", ["ਸੋਮਵਾਰ ਨੂੰ ਕਿਹਾ ਸੀ, ਡਾਟਾ ਕਦੋਂ ਮਿਟੇਗਾ", "delete-data"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastReply(...messages)).toContain(fact);
  });
});

test.each<[string, ...Said[]]>([
  ["is not late yet", ["asked for my refund 3 days ago, nothing came", "refund-time"]],
  ["abhi der nahi hui", ["refund kal maanga tha, aaj tak nahi aaya", "refund"]],
  ["abhi der nahi hui", ["refund kal maanga tha, aaj tak nahi aaya", "refund-deadline"]],
  ["more than the 13 business days", ["approved 20 days back and still not credited", "refund-time"]],
])("a refund that was asked for: %s", async (fact, ...messages) => {
  expect(await lastReply(...messages)).toContain(fact);
});

test("what a deadline does not run from is no such day", async () => {
  expect(await lastReply(["can you come on saturday, and what of refunds", "refund-cases"])).not.toContain(
    "Counted from",
  );
});

test("a day on which something was noticed is not taken for the one on which it was delivered", async () => {
  const message = "I noticed it only today, but delivery was done on Monday and today is Thursday.";
  const reply = await lastReply([message, "delivered"]);
  expect(reply).toContain("hours for a complaint are over");
  expect(reply).not.toContain("Today is within");
});

test.each<[string, string]>([
  ["the driver stopped for 2 hours on the way, and he was rude, where do i complain", "complaint"],
  ["booked it 5 hours ago, the driver was rude, where do i complain", "complaint"],
  ["raste mein 2 ghante ruka raha, driver badtameez tha, shikayat kaise", "rude-driver"],
])("the time of another event is not that since the delivery: %s", async (message, topic) => {
  expect(await lastReply([message, topic])).not.toMatch(/(?:2|5) (?:hours ago|ghante hi)/);
});

test.each<[string, string]>([
  ["i already complained in writing two days ago and nobody answers", "complaint"],
  ["i wrote to you 2 days ago about the broken box", "damage"],
  ["we sent you a written complaint 2 days back", "damage"],
  ["complaint 2 din pehle likh kar di thi, jawab nahi aaya", "complaint"],
  ["shikayat likh ke bhej di thi 2 din pehle", "complaint"],
])("who has complained already is not told that it is too late: %s", async (message, topic) => {
  expect(await lastReply([message, topic])).not.toMatch(/are over|nikal gaye/);
});
