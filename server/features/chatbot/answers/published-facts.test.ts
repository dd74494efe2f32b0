import { describe, expect, test } from "vitest";
import { legalFacts } from "#content/en/legal/legal-facts.ts";
import { lastReply, type Said, talk } from "#tests/support/meena-talk.ts";

const { retention } = legalFacts;

test.each<[fact: string | RegExp, ...said: Said]>([
  // Erasing, consent, and who sees what
  [/^We erase your message/, "erase all you have on me, and what is left then?", "delete-data"],
  [/^हम आपका मैसेज या एप्लीकेशन/, "सब मिटा दो तो क्या बचेगा?", "delete-data"],
  [/^Hum aapka message ya application/, "sab delete kar do to kya bachega?", "delete-data"],
  [/^ਅਸੀਂ ਤੁਹਾਡਾ ਮੈਸੇਜ ਜਾਂ ਅਰਜ਼ੀ/, "ਸਭ ਮਿਟਾ ਦਿਓ ਤਾਂ ਕੀ ਬਚੇਗਾ?", "delete-data"],
  [/^Assi tuhada message ja arzi/, "sab delete kar deo tan ki reh jauga, ki bachda hai?", "delete-data"],
  [retention.backups, "do backups still have it once you erased it?", "delete-data"],
  ["one message to", "can I withdraw my consent", "data-rights"],
  [/^You may withdraw your consent/, "no cookies please, I withdraw my consent", "cookies"],
  ["send emails for us", "who gets my data outside", "data-shared"],
  [/from the email address linked to the data, or use the form/, "delete all my data please", "delete-data"],
  [/उसी ईमेल से लिखिए/, "मेरा सारा डेटा मिटा दीजिए", "delete-data"],
  [/usi email se likhiye/, "mera saara data delete kar dijiye", "delete-data"],
  [/ਉਸੇ ਈਮੇਲ ਤੋਂ ਲਿਖੋ/, "ਮੇਰਾ ਸਾਰਾ ਡਾਟਾ ਮਿਟਾ ਦਿਓ ਜੀ", "delete-data"],
  [/usse email ton likho/, "mera saara data delete kar deo ji", "delete-data"],
  // Trackk
  [retention.trackkAttendance, "how long does Trackk keep attendance", "trackk-retention"],
  [retention.trackkTickets, "how long does Trackk keep tickets", "retention"],
  [/^What Trackk records is seen by the administrator/, "who sees what Trackk records", "data-shared"],
  [/^Trackk का डेटा ये लोग देखते हैं/, "Trackk का डेटा किस-किस को दिखता है", "data-shared"],
  ["contacts, the microphone", "which permissions does Trackk want, contacts too?", "trackk-policy"],
  ["phone ki settings", "Trackk ki location band kaise karun, suspend", "trackk-location"],
  // Contracts and bookings
  [/^I don’t know if the same driver/, "will the same driver come daily", "daily-contract"],
  [/^रोज़ वही ड्राइवर/, "क्या रोज़ एक ही ड्राइवर आएगा", "daily-contract"],
  [/^Roz wahi driver/, "contract wali gaadi ka driver chhutti pe ho to?", "daily-contract"],
  [/^ਰੋਜ਼ ਉਹੀ ਡਰਾਈਵਰ/, "ਮਹੀਨੇ ਲਈ ਗੱਡੀ, ਉਹੀ ਡਰਾਈਵਰ ਆਊ?", "daily-contract"],
  ["notice and who signs", "monthly van, notice period and who signs?", "daily-contract"],
  [/^You pay no advance/, "shift it to Monday, do I lose the advance", "change-booking"],
  // Trouble and loads
  [/^We are liable, as per law/, "who is liable if it is stolen", "theft"],
  ["the nature of the goods", "who pays if my peas rot on the way", "damage-sum"],
  ["replies within 4 working hours", "leg broken, where to complain and how long does it take", "damage"],
  [/^No: the load must stay within/, "will you overload it a little", "traffic-rules"],
  [/^नहीं: माल गाड़ी की/, "थोड़ा ओवरलोड करने दोगे?", "traffic-rules"],
  [/^Nahi: maal gaadi ki/, "thoda overload chalega kya", "traffic-rules"],
  [/^ਨਹੀਂ: ਮਾਲ ਗੱਡੀ ਦੀ/, "ਥੋੜ੍ਹਾ ਓਵਰਲੋਡ ਚੱਲੂ?", "traffic-rules"],
  [/^Nahi: maal gaddi di/, "thoda vadh bhar lad lavange?", "traffic-rules"],
  ["tobacco or scrap", "is scrap allowed", "prohibited"],
  // Live animals are not illegal to carry: we do not carry them.
  [/live animals, or anything that is illegal/, "what can I not send with you", "prohibited"],
  [/ज़िंदा जानवर या/, "क्या क्या नहीं भेज सकते?", "prohibited"],
  [/Zinda jaanwar ya/, "kya kya nahi bhej sakte?", "prohibited"],
  [/ਜਿਉਂਦੇ ਜਾਨਵਰ ਜਾਂ/, "ਕੀ ਕੀ ਨਹੀਂ ਭੇਜ ਸਕਦੇ?", "prohibited"],
  [/Jyonde janwar ja/, "ki ki nahi bhej sakde tuhade naal?", "prohibited"],
  // The company and the chat
  [/I don’t know how many vehicles we run, or who owns them\.$/, "how many vans have you", "fleet"],
  ["DigiLocker", "my licence is in digilocker only", "licence"],
  [/^They are written in English only\./, "are the terms there in Hindi language?", "legal-pages"],
  [/^I am a program, not a person/, "you are not a human, yes or no", "bot"],
  ["I know no other language.", "do you speak Tamil", "language"],
])("%s is told to who asks: %s", async (fact, ...said) => {
  expect(await lastReply(said)).toMatch(fact);
});

describe("who asks for something else is not told of it", () => {
  test.each<[fact: string, ...said: Said]>([
    ["We erase your message", "delete my number please", "delete-data"],
    ["Trackk", "how long do you keep my messages", "retention"],
    ["administrator", "who sees my data", "data-shared"],
    ["How long we keep data", "how long does Trackk keep photos", "retention"],
    ["same driver", "we need a tempo daily", "daily-contract"],
    ["same driver", "a tempo with driver for three months", "daily-contract"],
    ["ਉਹੀ ਡਰਾਈਵਰ", "ਡਰਾਈਵਰ ਸਮੇਤ ਦੋ ਗੱਡੀਆਂ ਮਹੀਨੇ ਲਈ", "daily-contract"],
    ["advance", "move my booking to Monday", "change-booking"],
    ["We are liable", "my goods were stolen", "theft"],
    ["overload", "who pays a challan", "traffic-rules"],
    ["रिफंड", "ड्राइवर सामान वापस ले आया, दोबारा भेजने के पैसे फिर से लगेंगे क्या", "receiver-absent"],
    ["no other language", "can we talk in Punjabi", "language"],
    ["in English only", "where are your terms", "legal-pages"],
  ])("%s: %s", async (fact, ...said) => {
    expect(await lastReply(said)).not.toContain(fact);
  });
});

test("after an answer on Trackk who sees it is asked of Trackk, and later of the website again", async () => {
  const [, ofTrackk] = await talk(
    ["is the location on all day", "trackk-location"],
    ["and who else sees it?", "data-shared"],
  );
  expect(ofTrackk?.reply).toMatch(/^What Trackk records/);
  const [, ofSite] = await talk(
    ["is there analytics", "analytics"],
    ["and who else sees it?", "data-shared"],
  );
  expect(ofSite?.reply).not.toContain("Trackk");
});
