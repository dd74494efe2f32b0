import { describe, expect, test } from "vitest";
import { answerTimes } from "#content/en/answer-times.ts";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { formatSpan } from "#content/format/english.ts";
import { meenaWords as hindi } from "#content/hi/meena/words.ts";
import type { ContactMessage } from "#contract/contact.ts";
import { phoneDigits } from "#contract/digits.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { noMemory } from "../conversation/conversation-state.ts";
import { createEngine } from "../engine.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import type { EngineCall } from "./conversation.ts";
import type { Turn } from "./turn.ts";

const sent: ContactMessage[] = [];
const engine = createEngine({
  knowledge: knowledgeOfContent(),
  rankTopics: readRankTopics(),
  openJobs: async () => [],
});
const call: EngineCall = {
  ...engineCall,
  sendToTeam: async (message, ...rest) => {
    sent.push(message);
    return engineCall.sendToTeam(message, ...rest);
  },
};
/** The client has sent too many messages. */
const refusedCall: EngineCall = { ...engineCall, sendToTeam: async () => ({ waitSeconds: 1 }) };

/** The answers to messages of one conversation. */
async function converse(messages: readonly string[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const message of messages) turns.push(await engine(message, turns.at(-1)?.memory ?? noMemory, call));
  return turns;
}

test("a person is reached in three steps, in the language of the conversation", async () => {
  const turns = await converse(["किसी इंसान से बात करनी है", "सीमा देवी", "seema@example.in", "ड्राइवर नहीं आया"]);
  expect(turns.map(({ outcome }) => outcome)).toEqual(["asked", "asked", "asked", "handed-over"]);
  // No page leads away from a question that waits for its answer.
  expect(turns.map(({ sources }) => sources.length)).toEqual([0, 0, 0, 1]);
  expect(turns.at(-1)?.reply).toMatch(/[\u0900-\u097f].*GM-7K3F9Q/);
  expect(sent.at(-1)).toMatchObject({
    name: "सीमा देवी",
    email: "seema@example.in",
    query: expect.stringMatching(/^ड्राइवर नहीं आया\n\n> किसी इंसान/),
  });
});

test.each([
  "talk to a person",
  "human please",
  "call me back",
  "kisi se baat karni hai",
  "किसी इंसान से बात करनी है",
])("who asks for a person once more has given no name: %s", async (again) => {
  const turns = await converse(["talk to a person", again, "Banda Singh"]);
  expect(turns.map(({ memory }) => memory.handOver?.name)).toEqual([undefined, undefined, "Banda Singh"]);
});

test("she reads back what she passed on and the number, and says when the team answers", async () => {
  const turns = await converse([
    "get me a person",
    "Gurpreet",
    "98155 01234",
    "a van tomorrow morning, Kharar to Mohali, 300 kg",
  ]);
  const reply = turns.at(-1)?.reply;
  expect(reply).toContain("“a van tomorrow morning, Kharar to Mohali, 300 kg”");
  expect(reply).toContain(`98155 01234 ${answerTimes.reply}`);
});

test.each([
  ["what are your office hours?", answerTimes.officeHours],
  ["how soon does your team reply", answerTimes.reply],
  ["ऑफिस कितने बजे खुलता है", hindi.facts.officeHours],
])("hours and the time of an answer are told: %s", async (message, told) => {
  const [turn] = await converse([message]);
  expect(turn?.reply).toContain(told);
});

test("name, number and matter in one message are sent at once, and no haste is seen in it", async () => {
  const before = sent.length;
  const [turn] = await converse([
    "My name is Priya Nair, 98150-12345, I need a truck from Mohali to Delhi on Monday",
  ]);
  expect(turn?.outcome).toBe("handed-over");
  expect(sent.slice(before)).toMatchObject([
    {
      name: "Priya Nair",
      phone: "98150-12345",
      query: expect.stringContaining("truck from Mohali to Delhi"),
    },
  ]);
  const [demo] = await converse([
    "And who do I talk to for a demo for 30 drivers? I'm Neha Bansal, 9812300045, we're a dairy in Kurali",
  ]);
  expect(demo?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Neha Bansal", phone: "9812300045" });
});

test("who asks for a person and gives a number waits for a call, and is not told where to call", async () => {
  const [turn] = await converse(["whom can I talk to, a real person please, my number is 98140 27731"]);
  expect(turn?.topic).toBe("handOverName");
});

test("how soon the team calls is asked of the hand-over that has just ended", async () => {
  const turns = await converse(["get me a person", "Harbans Lal 9811002233", "my goods came late"]);
  expect(turns.at(-1)?.memory.topic).toBe("reply-time");
});

test("when to ring, told right after, is passed on too", async () => {
  const turns = await converse([
    "get me a person",
    "Harbans Lal 9811002233",
    "stock from the mandi every day",
    "after 2 pm only pls",
  ]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({
    phone: "9811002233",
    query: expect.stringContaining("after 2 pm only"),
  });
});

test("a name behind the word for it is one, though it is a place as well", async () => {
  const [, called] = await converse([
    "how do I reach your team",
    "I'd rather they call me. Name Sameer Khanna",
  ]);
  expect(called?.topic).toBe("handOverContact");
});

test("a name behind a colon is one, and who leaves an address in a conversation is asked for a name", async () => {
  const [, noted] = await converse([
    "your driver crushed my cake boxes",
    "fine. Note it: Monika, Sweet Crumbs Sector 35, 9876012344. I want a call today",
  ]);
  expect(noted?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Monika", phone: "9876012344" });
  const turns = await converse(["who founded the company", "fine. mail me, tanvi.r@eveningledger.example"]);
  expect(turns.at(-1)?.topic).toBe("handOverName");
});

test("of two contacts both are kept, and what is missing is asked for", async () => {
  const turns = await converse([
    "This is Arvind Sood, 98765 00013 or arvind@example.in",
    "The mirror came broken",
  ]);
  expect(turns[0]?.topic).toBe("handOverMatter");
  expect(sent.at(-1)).toMatchObject({
    name: "Arvind Sood",
    phone: "98765 00013",
    email: "arvind@example.in",
  });
});

test("name, number and matter may come together when the name is asked for", async () => {
  const turns = await converse([
    "get me a manager",
    "Arvind Sood 9876500013, booking was yesterday evening from phase 5 to sector 38, please have someone call me",
  ]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Arvind Sood", phone: "9876500013" });
});

test("a name beside a number needs no words around it, and what was asked before is the matter", async () => {
  const question = "do I pay for waiting if the shop is shut";
  const turns = await converse([question, "fine, ask someone to call me. Nitin Bedi 9800011263"]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Nitin Bedi", query: expect.stringContaining(question) });
  const [hurried] = await converse([
    "pls cal me 9800000417 name harvir abt contract for our 3 stores in mohali",
  ]);
  expect(hurried?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "harvir", phone: "9800000417" });
});

test("she says what she is about to pass on when it was asked before", async () => {
  const asks = ["which jobs are open?", "please call me back"];
  const turns = await converse([...asks, "Raju 2", "98155 66667"]);
  expect(turns[1]?.reply).toContain("“which jobs are open?”");
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Raju 2", query: expect.stringContaining("jobs are open") });
});

test.each(["582037491630", "Raju 5820 3749 1630", "ABCPK1234F", "Raju 20345"])(
  "a number is no part of a name that is asked for: %s",
  async (answer) => {
    const turns = await converse(["get me a person", answer]);
    expect(turns.at(-1)?.memory.handOver?.name ?? "").not.toMatch(/\d/);
  },
);

test.each(["Ravi 2nd", "my name is Ravi 2nd", "Raju2"])(
  "a name that is asked for may end with its number: %s",
  async (answer) => {
    const turns = await converse(["get me a person", answer]);
    expect(turns.at(-1)?.memory.handOver?.name).toBe(answer.replace("my name is ", ""));
  },
);

test("a day on which to call is no name, and is passed on", async () => {
  const turns = await converse(["can you call me please", "call Monday", "Sham Lal", "98150 22417"]);
  expect(turns[1]?.memory.handOver?.name).toBeUndefined();
  expect(turns[2]?.memory.handOver?.name).toBe("Sham Lal");
  expect(sent.at(-1)?.query).toContain("call Monday");
});

test("who asks whether there is a person, when one was offered, reaches one", async () => {
  const [, turn] = await converse(["my goods came damaged", "is there a person there?"]);
  expect(turn?.memory.handOver).toBeDefined();
});

test("a feeling is no name", async () => {
  const turns = await converse(["I'm furious, where is my truck", "get me a person"]);
  expect(turns.at(-1)?.topic).toBe("handOverName");
});

test("a wrong number is corrected after the message was sent", async () => {
  const turns = await converse([
    "who do I talk to",
    "kamal 9800048890 evening only",
    "wrong no its 9800048980",
  ]);
  expect(turns.map(({ outcome }) => outcome).slice(1)).toEqual(["handed-over", "handed-over"]);
  expect(sent.slice(-2)).toMatchObject([
    { name: "kamal", phone: "9800048890", query: expect.stringContaining("evening only") },
    { name: "kamal", phone: "9800048980" },
  ]);
});

test.each([
  ["nahi nahi galat likh diya, last mein 565 hai 556 nahi", "9023344565"],
  ["sorry, the last three are 565", "9023344565"],
  ["not 33, it is 38", "9023844556"],
  ["no, it is 98150 00572", "98150 00572"],
])("a wrong number is corrected by its part, and the matter goes with it: %s", async (correction, phone) => {
  const turns = await converse([
    "do I pay for waiting if the shop is shut",
    "number likh lo 9023344556, naam Sandeep",
    correction,
  ]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(turns.at(-1)?.reply).toContain(`${phone} `);
  expect(sent.at(-1)).toMatchObject({
    name: "Sandeep",
    phone,
    query: expect.stringContaining("shop is shut"),
  });
});

test.each([
  ["also my email is asha@example.com", "98150 12345", "asha@example.com"],
  ["asha@example.com", "98150 12345", "asha@example.com"],
  ["you can mail me too, asha@example.com", "98150 12345", "asha@example.com"],
])(
  "an address told right after is added to the number, under the same reference: %s",
  async (more, phone, email) => {
    const sentNow: ContactMessage[] = [];
    const numbered: EngineCall = {
      ...engineCall,
      sendToTeam: async (message) => ({ reference: `GM-${sentNow.push(message)}` }),
    };
    let memory = noMemory;
    const replies: string[] = [];
    for (const message of ["get me a person", "Asha Gill", "98150 12345", "my parcel is late", more, more]) {
      const turn = await engine(message, memory, numbered);
      memory = turn.memory;
      replies.push(turn.reply);
    }
    const [first, added] = replies.slice(3);
    expect(first).toContain("GM-1");
    expect(added).toContain("GM-1");
    expect(added).not.toContain("GM-2");
    expect(added).toContain(`${phone}, ${email}`);
    expect(sentNow).toHaveLength(2);
    expect(sentNow[1]).toMatchObject({ name: "Asha Gill", phone, email });
    expect(sentNow[1]?.subject).toContain("GM-1");
    expect(sentNow[1]?.query).toContain("my parcel is late");
    expect(replies.at(-1), "told once more").toContain("already");
  },
);

describe("after a message was passed on, nothing that was given is asked for again", () => {
  const whole = "call me back on 9876543210, box broken, Suresh";

  test.each([
    ["a fuller name", ["Suresh Pal"], "Suresh Pal"],
    ["a fuller name in small letters, after a courtesy", ["thanks", "suresh pal"], "suresh pal"],
    ["a fuller name and the number", ["Suresh Pal, 9876543210"], "Suresh Pal"],
    ["a fuller name, after a question", ["how soon will they call?", "Suresh Pal"], "Suresh Pal"],
  ])("%s is added under the same reference, once", async (_what, more, name) => {
    const before = sent.length;
    const turns = await converse([whole, ...more, more.at(-1) ?? "", "9876543210"]);
    expect(sent.slice(before + 1)).toMatchObject([
      { name, phone: "9876543210", subject: expect.stringContaining("GM-7K3F9Q") },
    ]);
    expect(sent.at(-1)?.query).toContain("box broken");
    expect(turns.at(more.length)?.outcome).toBe("handed-over");
    for (const { reply } of turns.slice(-2)) expect(reply).toContain("already");
  });

  test.each([
    ["the number", "9876543210"],
    ["a wish for a call", "call me back"],
    ["a wish for a person", "talk to a person"],
  ])("%s, told again after a courtesy, is known to be with the team", async (_what, again) => {
    const before = sent.length;
    const turns = await converse([whole, "thanks", again, again]);
    expect(turns[2]?.reply).toMatch(/already.*GM-7K3F9Q/);
    expect(turns.at(-1)?.memory.handOver).toBeUndefined();
    expect(sent).toHaveLength(before + 1);
  });

  test.each(["SURESH IS ANGRY", "Suresh Mohali", "Suresh, Ludhiana"])(
    "words beside the name that are none of a name are no part of it: %s",
    async (more) => {
      await converse([whole, more]);
      expect(sent.at(-1)?.name).toBe("Suresh");
    },
  );

  test("a name that is called one is taken as it is, be it that of a place", async () => {
    await converse([whole, "my name is Suresh Jaipur"]);
    expect(sent.at(-1)?.name).toBe("Suresh Jaipur");
  });

  test("an address told later is added to the number", async () => {
    const turns = await converse([whole, "how soon will they call?", "suresh@example.in"]);
    expect(turns.at(-1)?.reply).toContain("9876543210, suresh@example.in");
    expect(sent.at(-1)).toMatchObject({ name: "Suresh", phone: "9876543210", email: "suresh@example.in" });
  });

  test("what the team is to hear later goes to it with name, number and reference", async () => {
    await converse([whole, "I drive a bike", "which jobs are open?", "call me back"]);
    expect(sent.at(-1)).toMatchObject({ name: "Suresh", phone: "9876543210" });
    expect(sent.at(-1)?.subject).toContain("GM-7K3F9Q");
    expect(sent.at(-1)?.query).toContain("which jobs are open?");
  });

  test.each(["33 kg or 38 kg, not 98", "after 2 pm", "dhurries"])(
    "what is said of something else later corrects nothing: %s",
    async (later) => {
      const before = sent.length;
      await converse([whole, "what is the range of the jem", later]);
      expect(sent).toHaveLength(before + 1);
    },
  );
});

test("the visitor's own number is not quoted blacked out: it stands beside the quotation", async () => {
  const turns = await converse(["My parcel came broken. 98765 43210", "Suresh"]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(turns.at(-1)?.reply).toMatch(/“My parcel came broken. …”.* 98765 43210 /);
});

test("another number takes the place of the number and leaves the address; beside “also” it is added", async () => {
  const before = ["get me a person", "Asha Gill", "98150 12345, asha@example.com", "my parcel is late"];
  await converse([...before, "sorry, 98150 99999"]);
  expect(sent.at(-1)).toMatchObject({ phone: "98150 99999", email: "asha@example.com" });
  const turns = await converse([...before, "also 98150 99999"]);
  expect(turns.at(-1)?.reply).toContain("98150 12345, asha@example.com, 98150 99999");
  expect(sent.at(-1)).toMatchObject({ phone: "98150 12345", email: "asha@example.com" });
  expect(sent.at(-1)?.query).toContain("98150 99999");
});

test("a wrong name is corrected after the message was sent, and before", async () => {
  const asks = ["get me a person", "Sandip", "90233 44556"];
  await converse([...asks, "A load to Amritsar", "no, my name is Sandeep Kaur"]);
  expect(sent.at(-1)).toMatchObject({ name: "Sandeep Kaur", phone: "90233 44556" });
  const turns = await converse([...asks, "sorry, my name is Sandeep Kaur", "A load to Amritsar"]);
  expect(turns[3]?.topic).toBe("handOverMatter");
  expect(sent.at(-1)).toMatchObject({ name: "Sandeep Kaur", query: expect.stringMatching(/^A load/) });
});

test("what corrects nothing is answered by itself", async () => {
  const before = sent.length;
  const details = "number likh lo 9023344556, naam Sandeep";
  for (const next of ["thanks", "what is the range of the jem", "not before 11"]) {
    const [, , turn] = await converse(["do I pay for waiting if the shop is shut", details, next]);
    expect(turn?.outcome, next).not.toBe("handed-over");
  }
  expect(sent).toHaveLength(before + 3);
});

test.each([
  ["I want to talk to a person please, my number is 98140 00731, Mrs Gill, after 5", "Mrs Gill"],
  ["want ppl to call me harpal 9814000731 abt monthly contract", "harpal"],
  ["मुझे फ़ोन करवा दो, नाम सुरजीत कौर, नंबर 98140 00731, शाम को ही करना", "सुरजीत कौर"],
])("who says name, number and time is asked for nothing more: %s", async (message, name) => {
  const [turn] = await converse([message]);
  expect(turn?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name, phone: expect.stringContaining("98140") });
});

test("what is passed on holds what was said before the last message too, each once", async () => {
  const story = ["your driver dropped my sweets in a puddle", "34 boxes out of 90 are spoilt"];
  const turns = await converse([...story, "give me a person", "Gurinder, 97790 00863"]);
  for (const line of story) {
    expect(turns.at(-1)?.reply).toContain(line);
    expect(sent.at(-1)?.query.split(line)).toHaveLength(2);
  }
});

test("a question is no name", async () => {
  const turns = await converse(["get me a person", "the date has changed. does it cost anything to cancel?"]);
  expect(turns.at(-1)?.memory.handOver?.name).toBeUndefined();
});

test("a question while a person is sought is answered, and the hand-over goes on where it was", async () => {
  const turns = await converse([
    "get me a manager",
    "Amit Verma",
    "wait, what is your refund time?",
    "98765 43210",
  ]);
  expect(turns[2]?.reply).toContain(formatSpan(rules.refunds.creditedIn));
  expect(turns[2]?.reply).toContain("phone number or email");
  expect(turns[3]?.topic).toBe("handOverMatter");
});

test("over the limit the message is not sent; the next one is, with the name and the contact given before", async () => {
  const turns = await converse(["get me a manager", "Amit Verma", "98765 43210"]);
  const asked = turns.at(-1)?.memory ?? noMemory;
  const refused = await engine("A load to Amritsar", asked, refusedCall);
  expect(refused.outcome).toBe("asked");
  expect(refused.reply).toContain("again in 2 seconds");
  expect(refused.memory.handOver).toEqual(asked.handOver);
  const before = sent.length;
  const turn = await engine("A load to Amritsar", refused.memory, call);
  expect(turn.reply).toContain("GM-7K3F9Q");
  expect(sent.slice(before)).toMatchObject([
    { name: "Amit Verma", phone: "98765 43210", query: expect.stringMatching(/^A load to Amritsar/) },
  ]);
});

test("each hand-over has an id of its own, the same from its first step to its last", async () => {
  const steps = ["get me a manager", "wait, what is your refund time?", "98765 43210", "Amit Verma"];
  const ids = async () => (await converse(steps)).map(({ memory }) => memory.handOver?.id);
  const [first, second] = [new Set(await ids()), new Set(await ids())];
  expect([first.size, second.size, new Set([...first, ...second]).size]).toEqual([1, 1, 2]);
});

test("who calls it off is asked for nothing more, and nothing is sent", async () => {
  const before = sent.length;
  const turns = await converse(["get me a manager", "no, stop", "98765 43210"]);
  expect(turns[1]?.topic).toBe("handOverCancelled");
  expect(turns[2]?.topic).not.toMatch(/handOver|hand-over/);
  expect(sent).toHaveLength(before);
});

test.each([
  "cancel my booking",
  "no driver came",
  "refund for cancellation",
  "stop the driver",
  "no call came",
  "order cancel karna hai",
  "मेरी बुकिंग रद्द करो",
])("a matter that has the word of a call-off in it is sent: %s", async (matter) => {
  const before = sent.length;
  const turns = await converse(["talk to a person", "Ravi Kumar", "98150 12345", matter]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(sent.slice(before)).toMatchObject([{ query: expect.stringContaining(matter) }]);
});

test.each(["Cancel", "no", "no thanks", "cancel it please", "no need to call", "rehne do", "ਨਹੀਂ ਰਹਿਣ ਦਿਓ"])(
  "a call-off in place of the matter sends nothing: %s",
  async (word) => {
    const before = sent.length;
    const turns = await converse(["talk to a person", "Ravi Kumar", "98150 12345", word]);
    expect(turns.at(-1)?.topic).toBe("handOverCancelled");
    expect(sent).toHaveLength(before);
  },
);

test("a matter told in place of a name is kept", async () => {
  const turns = await converse(["talk to a person", "cancel my booking", "Ravi Kumar"]);
  expect(turns.at(-1)?.memory.handOver).toMatchObject({ name: "Ravi Kumar", matter: "cancel my booking" });
});

test.each(["are you a bot or a person?", "your agent told me the price", "phone number?"])(
  "no person is called for: %s",
  async (message) => {
    const [turn] = await converse([message]);
    expect(turn?.memory.handOver).toBeUndefined();
  },
);

test("who is told that the team can say it gets to the team by a yes", async () => {
  const [, turn] = await converse(["booking number to nahi hai mere paas", "haan kar do call"]);
  expect(turn?.memory.handOver?.matter).toContain("booking number");
});

test("who hears the same again is offered the team", async () => {
  const turns = await converse([
    "can it be used for my own 6 vans, your trackk",
    "and for my own fleet of 12, your trackk",
    "yes",
  ]);
  expect(turns[1]?.reply).toContain("Shall I inform our team?");
  expect(turns[2]?.memory.handOver).toBeDefined();
});

test("the name with a title before a number is whose number it is", async () => {
  const [, turn] = await converse([
    "do you sign a contract for daily trips?",
    "send your person, stores in-charge is Mr. Harish Kalia 9417022981",
  ]);
  expect(turn?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Mr Harish Kalia", phone: "9417022981" });
});

test("a name before a number is one, though it looks like a slip of another word", async () => {
  const [, turn] = await converse([
    "oven Mohali se Delhi bhejna hai, 410 kilo",
    "theek hai aage bata do unko. Billu, 9812200345",
  ]);
  expect(turn?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Billu", phone: "9812200345" });
});

test.each(["theek hai shukriya", "ok thanks", "ठीक है, धन्यवाद", "ਠੀਕ ਹੈ ਧੰਨਵਾਦ", "theek aa shukriya ji"])(
  "thanks call for nobody: %s",
  async (message) => {
    const [, turn] = await converse([
      "mera umar 17 hai, driver ki naukri ke liye kitni umar chahiye",
      message,
    ]);
    expect(turn?.memory.handOver).toBeUndefined();
    const [, later] = await converse(["driver ne mujhse upar se 300 maange", message]);
    expect(later?.memory.handOver).toBeUndefined();
  },
);

test.each(["k n wat if drvr cums late", "ok but who pays if it breaks", "theek hai, kya Sunday ko aate ho"])(
  "who says that it is all right and asks something calls for nobody: %s",
  async (message) => {
    const [, turn] = await converse(["driver ne mujhse upar se 300 maange", message]);
    expect(turn?.memory.handOver).toBeUndefined();
  },
);

test("what was said before a list of five topics is passed on with it", async () => {
  const turns = await converse([
    "delhi 2 jaipur truck chahiye",
    "1450 kg",
    "wait its 1550",
    "ok pass it on 2 ur team, im Tanmay 98140 22110",
  ]);
  expect(turns.at(-1)?.outcome).toBe("handed-over");
  expect(sent.at(-1)?.query).toContain("1450 kg");
});

describe("the number of an e-way bill", () => {
  const words = knowledgeOfContent().words.en.sentences;

  test("in the last message goes to the team whole, and the answer says so", async () => {
    const turns = await converse([
      "get me a person",
      "Asha Gill",
      "98150 12345",
      "Parcel with e-way bill 371002345678 is late",
    ]);
    expect(sent.at(-1)?.query).toMatch(/^Parcel with e-way bill 371002345678 is late/);
    expect(turns.at(-1)?.reply).toContain("XXXX XXXX 5678");
    expect(turns.at(-1)?.reply).toContain(words.longNumberPassedOn);
    expect(JSON.stringify(turns)).not.toContain("371002");
  });

  test("before it is hidden from the team too, and the answer says that it will be asked for", async () => {
    const turns = await converse([
      "my parcel with e-way bill 371002345678 is late",
      "get me a person",
      "Asha Gill, 98150 12345",
    ]);
    expect(turns.at(-1)?.outcome).toBe("handed-over");
    expect(sent.at(-1)?.query).not.toContain("371002");
    expect(turns.at(-1)?.reply).toContain(words.longNumber);
    expect(turns.at(-1)?.memory.hidesNumber).toBeUndefined();
    expect(JSON.stringify(turns)).not.toContain("371002");
  });

  test("stands beside a phone number, whichever comes first", async () => {
    const [turn] = await converse([
      "My name is Asha Gill, the parcel with e-way bill 371002345678 is late, 98150 12345",
    ]);
    expect(turn?.outcome).toBe("handed-over");
    expect(sent.at(-1)).toMatchObject({
      phone: "98150 12345",
      query: expect.stringContaining("371002345678"),
    });
  });
});

test("an Aadhaar number never goes to the team", async () => {
  await converse([
    "get me a person",
    "Asha Gill",
    "98150 12345",
    "My Aadhaar is 2341 2341 2346, is it enough",
  ]);
  expect(sent.at(-1)?.query).toMatch(/^My Aadhaar is XXXX XXXX 2346/);
});

test("what was passed on and is told once more makes no second message: she says its reference", async () => {
  const before = ["get me a person", "Asha Gill", "98150 12345", "my parcel is late"];
  const earlier = sent.length;
  const turns = await converse([...before, "98150 12345", "+91 98150-12345", "Asha Gill 9815012345"]);
  expect(sent.length).toBe(earlier + 1);
  for (const { reply, topic } of turns.slice(before.length)) {
    expect(reply).toContain("GM-7K3F9Q");
    expect(reply, "no number stands in the transcript").not.toContain("98150");
    expect(topic).toBe("hand-over");
  }
  for (const more of ["98150 99999", "98150 12345, after 2 pm only"]) {
    const [last] = (await converse([...before, "98150 12345", more])).slice(-1);
    expect(last?.outcome, more).toBe("handed-over");
  }
});

test("who asks for a person hears the phone too, and whose number it is may stand before it", async () => {
  const [first] = await converse(["connect me to a person please"]);
  expect(first?.reply).toContain(site.phones.join(", "));
  const [, told] = await converse(["what does Trackk cost", "fine. Call Simran on 98150 77214 after 4"]);
  expect(told?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name: "Simran", phone: "98150 77214" });
  expect(sent.at(-1)?.query).toContain("after 4");
});

test("when to ring, told after all was passed on, is passed on and acknowledged, without a promise", async () => {
  const turns = await converse([
    "my name is Ritika, 98450 17263, call me about parcels",
    "after 6 pm only please",
  ]);
  expect(turns.at(-1)?.reply).toMatch(/as well: “after 6 pm only please”.*cannot promise a time/);
  expect(sent.at(-1)?.query).toContain("after 6 pm only");
  const again = await engine("after 6 pm only please", turns.at(-1)?.memory ?? noMemory, call);
  expect(again.reply).toMatch(/passed this on already/);
});

test("thanks in place of a name hears that nothing has been sent", async () => {
  expect((await converse(["get me a person", "thank you"])).at(-1)?.reply).toMatch(
    /^Nothing has been sent yet/,
  );
});

test("a goodbye in place of a name ends it, and what is none of hers is declined", async () => {
  const turns = await converse(["get me a person", "btw can you do my chemistry homework", "lol ok bye"]);
  expect(turns[1]?.topic).toBe("off-topic");
  expect(turns[1]?.memory.handOver).toBeDefined();
  expect(turns[2]?.memory.handOver).toBeUndefined();
});

test("a part that says yes to nothing begins no hand-over", async () => {
  const turns = await converse([
    "yo is this a real person",
    "im 16 tho",
    "fine my dad will. how far can it go on 1 charge",
  ]);
  expect(turns.at(-1)?.reply).toMatch(/^Range of our vehicles:/);
  expect(turns.map(({ memory }) => memory.handOver)).toEqual([undefined, undefined, undefined]);
});

test("who is content after all was passed on is asked for nothing", async () => {
  const turns = await converse([
    "do you carry tiles from Mohali to Jalandhar?",
    "my number is 9814026735, name Harjinder, call before 6",
    "fine",
  ]);
  expect(turns.at(-1)?.topic).toBe("thanks");
});

test.each([
  ["mera number 9899012347 hai, Sunita naam hai, boutique ke liye roz ki gaadi chahiye", "Sunita"],
  ["9899012347, Sukhwinder naam hai mera, Mohali se Delhi 300 kilo bhejna hai", "Sukhwinder"],
])("a name may stand before the word for it: %s", async (message, name) => {
  const [turn] = await converse([message]);
  expect(turn?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({ name, phone: "9899012347" });
});

test.each([
  [
    "what does a booking cost?",
    "Please have your team call me after 4 pm on a weekday",
    "after 4 pm on a weekday",
  ],
  ["मेरा सामान टूट गया है", "मुझे पैसे नहीं चाहिए, बस ढक्कन ठीक करवाने के लिए किसी से बात करवा दो", "ढक्कन ठीक"],
])("the wish with which a person is asked for is passed on: %s", async (before, wish, told) => {
  const [, turn] = await converse([before, wish]);
  expect(turn?.memory.handOver?.matter).toContain(told);
});

test.each([
  ["Please have someone ring me on 98150-22417, after 4", "after 4"],
  ["My mobile is 98150-63390, deadline is Thursday evening", "deadline is Thursday evening"],
  ["mera number 98150-63390 hai, shaam ko phone karna", "shaam ko phone"],
])(
  "when to ring, or by when, beside the number is passed on with what was said before: %s",
  async (wish, told) => {
    const [, turn] = await converse(["what does a booking cost?", wish]);
    expect(turn?.memory.handOver?.matter).toContain("what does a booking cost?");
    expect(turn?.memory.handOver?.matter).toContain(told);
  },
);

test("a number that is corrected beside a yes is passed on", async () => {
  const [, turn] = await converse(["we need three vehicles every day", "yes, make it five"]);
  expect(turn?.memory.handOver?.matter).toBe("we need three vehicles every day / yes, make it five");
});

test.each([
  ["Please have someone ring me on 98150-22417 after school hours, ask for Mrs Bhatia.", "Mrs Bhatia"],
  ["Good. Have your head call our desk, 98150-70911, ask for Mr Sethi", "Mr Sethi"],
  ["mera number 98150-60932 aa, gurmeet naam, shaam nu phone kareyo", "gurmeet"],
])("who is to be asked for is the name: %s", async (message, name) => {
  await converse(["what does a booking cost?", message]);
  expect(sent.at(-1)).toMatchObject({ name });
});

test("what only asks for a person is no matter", async () => {
  const [, turn] = await converse(["what does a booking cost?", "talk to a person"]);
  expect(turn?.memory.handOver?.matter).toBe("what does a booking cost?");
});

test("who wants to be called before the evening is passed on, whatever else is told", async () => {
  const [, turn] = await converse([
    "I have to move a 2 BHK from Panchkula to Zirakpur",
    "Fine, can someone call me on this before evening? I am in office till six.",
  ]);
  expect(turn?.topic).toBe("handOverName");
  const [, driver] = await converse(["how do I book?", "will the driver call me before coming?"]);
  expect(driver?.memory.handOver).toBeUndefined();
});

test.each([
  ["Fine, have someone ring me. Harpreet Bedi", "98140 55221, after 3 pm please", "Harpreet Bedi"],
  ["ok call me back, Gursimran", "98140 55221", "Gursimran"],
  ["ok name rakesh kumar", "7009123456 call aftr 6 pm", "rakesh kumar"],
])("a name that is signed or labelled beside the wish is the sender's: %s", async (wish, contact, name) => {
  await converse([
    "what does a booking cost from Mohali to Delhi",
    "talk to a person please",
    "cancel",
    wish,
    contact,
  ]);
  expect(sent.at(-1)).toMatchObject({ name });
});

test("words with capital letters that everybody knows are no signature", async () => {
  const [turn] = await converse(["Call me back. Tata Ace"]);
  expect(turn?.memory.handOver?.name).toBeUndefined();
});

test("a number given instead of the name is kept, and said to be", async () => {
  const [, again, done] = await converse(["get me a person", "98155 01234", "Gurpreet", "a van to Ludhiana"]);
  expect(again?.reply).toMatch(/^Thank you, I have that/);
  expect(done?.memory.handOver).toMatchObject({ name: "Gurpreet", contact: "98155 01234" });
});

test("what is told with the number is added to the matter", async () => {
  const turns = await converse([
    "what does it cost from Mohali to Ludhiana?",
    "get me a person",
    "Gurpreet",
    "98155 01234, only after 3 pm please",
  ]);
  expect(turns.at(-1)?.reply).toMatch(/Mohali to Ludhiana.*only after 3 pm please/);
});

test.each([
  ["can a van come at 7 in the morning", "yes, let us talk"],
  ["Kal savere 7 vaje gaddi mil jaugi?", "Haan ji karo gall"],
  ["kal subah 7 baje gaadi milegi kya", "haan karo baat"],
])("yes to talking with the team that can tell begins a hand-over: %s", async (asked, says) => {
  const [, turn] = await converse([asked, says]);
  expect(turn?.memory.handOver).toBeDefined();
});

describe("after her own “Send your name and number”", () => {
  const trip = "900 kg tiles zirakpur to ambala";
  const tripInHindi = "मोहाली से अंबाला 900 किलो टाइल भेजनी है";

  test.each([
    [trip, "9876543210", "Gurpreet"],
    [trip, "+91 98765 43210", "Ramesh Kumar"],
    [tripInHindi, "९८७६५४३२१०", "गुरप्रीत"],
    ["ਮੋਹਾਲੀ ਤੋਂ ਅੰਬਾਲਾ 900 ਕਿਲੋ ਟਾਈਲਾਂ ਭੇਜਣੀਆਂ ਨੇ", "9876543210", "ਗੁਰਪ੍ਰੀਤ"],
    ["which vehicle takes 1400 kg?", "9876543210", "Gurpreet"],
    ["rate chahiye mohali se ludhiana 500 kilo", "9876543210", "gurpreet"],
    ["mohali ton ambala 900 kilo tiles bhejniyan ne", "9876543210", "simran"],
  ])("a number alone is one, and no weight: %s, %s", async (asked, number, name) => {
    const turns = await converse([asked, number, name]);
    expect(turns[1]?.topic).toBe("handOverName");
    expect(turns.at(-1)?.outcome).toBe("handed-over");
    expect(sent.at(-1)).toMatchObject({ name, query: expect.stringContaining(asked) });
    expect(phoneDigits(sent.at(-1)?.phone ?? "")).toBe("919876543210");
  });

  test.each([
    [trip, "Gurpreet", "Gurpreet"],
    [trip, "gurpreet", "gurpreet"],
    [trip, "Ramesh Kumar", "Ramesh Kumar"],
    [trip, "Sandeep", "Sandeep"],
    [trip, "happy singh", "happy singh"],
    [trip, "i am gurpreet", "gurpreet"],
    [trip, "my name is Pooja", "Pooja"],
    [trip, "ok, Gurpreet Singh ji", "Gurpreet Singh"],
    [trip, "mera naam gurpreet hai", "gurpreet"],
    [trip, "mera naa gurpreet aa", "gurpreet"],
    [tripInHindi, "सीमा देवी", "सीमा देवी"],
    [tripInHindi, "मेरा नाम रमेश है", "रमेश"],
    ["ਮੋਹਾਲੀ ਤੋਂ ਅੰਬਾਲਾ 900 ਕਿਲੋ ਟਾਈਲਾਂ ਗੱਡੀ ਚਾਹੀਦੀ ਹੈ", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ"],
  ])("a name alone is one: %s, %s", async (asked, says, name) => {
    const turns = await converse([asked, says, "98765 43210"]);
    expect(turns[1]?.topic).toBe("handOverContact");
    expect(turns.at(-1)?.outcome).toBe("handed-over");
    expect(sent.at(-1)).toMatchObject({
      name,
      phone: "98765 43210",
      query: expect.stringContaining(asked),
    });
  });

  test.each([
    ...["tomorrow", "tommorow", "thanks", "not now", "almirah", "Ludhiana", "from Sirhind"],
    ...["Eicher", "price", "i am busy", "closed container", "kal subah", "marble slabs"],
  ])("what is no name is not taken for one: %s", async (says) => {
    const [, turn] = await converse([trip, says]);
    expect(turn?.memory.handOver).toBeUndefined();
  });

  test("a weight beside the number is a weight, and so is a long one with its unit", async () => {
    const [, both] = await converse([trip, "9876543210, 1200 kg now"]);
    expect(both?.reply).toMatch(/The Eicher is enough/);
    const [much] = await converse(["can you carry 1000000 kg"]);
    expect(much?.reply).toMatch(/^10,00,000 kg is too much/);
  });
});

test("a name alone after any other answer begins nothing, but completes a number that was given", async () => {
  const [, other] = await converse(["which jobs are open?", "Ramesh Kumar"]);
  expect(other?.memory.handOver).toBeUndefined();
  const wish = "please call me back on 9876543210, parcel not delivered";
  const [, done] = await converse([wish, "Gurpreet"]);
  expect(done?.outcome).toBe("handed-over");
  expect(sent.at(-1)).toMatchObject({
    name: "Gurpreet",
    phone: "9876543210",
    query: expect.stringContaining("parcel not delivered"),
  });
});

describe("who tells the matter is not asked for it", () => {
  test.each([
    ["40 boxes tiles from zirakpur to ambala tomorrow, please have someone call me", "Gurpreet"],
    ["i want driver job call me", "Harjit"],
    ["my delivery did not come, call me", "Gurpreet"],
    ["naukri chahiye, call karo", "Harjit"],
    ["मेरा पार्सल नहीं पहुँचा, किसी से बात करवा दो", "सिमरन"],
    ["Company layi pakki gaddi driver samet chahidi, kise naal gall karao", "simran"],
    ["ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਵਾਓ ਯਾਰ, ਦੁੱਧ ਖੜ੍ਹਾ ਮੇਰਾ", "ਸਿਮਰਨ"],
  ])("beside the wish for a call: %s", async (wish, name) => {
    const turns = await converse([wish, name, "98765 43210"]);
    expect(turns.at(-1)?.outcome).toBe("handed-over");
    expect(sent.at(-1)?.query).toBe(wish);
  });

  test("beside the wish and a number it goes to the team once", async () => {
    await converse(["call me on 9876543210 about a job", "Harjit"]);
    expect(sent.at(-1)?.query).toBe("call me on 9876543210 about a job");
  });

  test.each([
    ["talk to a person", "i want to move 5 almirah from mohali to jalandhar", "Simran"],
    ["call me", "about my parcel not delivered", "Gurpreet"],
    ["call me", "sofa broken", "Simran"],
    ["kisi se baat karao", "mera saman toot gaya", "Simran"],
  ])("between the questions: %s, %s", async (wish, matter, name) => {
    const turns = await converse([wish, matter, name, "98765 43210"]);
    expect(turns[1]?.reply).toMatch(/Nothing has been sent yet|Abhi kuch nahi bheja/);
    expect(turns.at(-1)?.outcome).toBe("handed-over");
    expect(sent.at(-1)).toMatchObject({ name, query: expect.stringMatching(`^${matter}`) });
  });

  test("a name that looks like a slip is a name", async () => {
    const turns = await converse(["किसी इंसान से बात करनी है", "सीमा देवी"]);
    expect(turns.at(-1)?.memory.handOver).toMatchObject({ name: "सीमा देवी" });
  });
});

test.each([
  ["talk to a person", "Simran", "yes", /^Nothing has been sent yet: .*email/],
  ["kisi se baat karni hai", "simran", "haan ji", /^Abhi kuch nahi bheja gaya hai: .*email/],
  ["kise naal gall karni aa", "simran", "haan ji", /^Hale kujh nahi bhejya gaya: .*email/],
  ["किसी इंसान से बात करनी है", "सिमरन", "हाँ", /^अभी कुछ नहीं भेजा गया है: .*ईमेल/],
  ["ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨੀ ਹੈ", "ਸਿਮਰਨ", "ਹਾਂ ਜੀ", /^ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ: .*ਈਮੇਲ/],
])("a courtesy in place of a number hears that nothing has been sent: %s", async (wish, name, says, told) => {
  expect((await converse([wish, name, says])).at(-1)?.reply).toMatch(told);
});

test.each(["yes", "thanks, when will you call?", "yes please send", "ok"])(
  "a courtesy in place of the matter hears that nothing has been sent: %s",
  async (says) => {
    const before = sent.length;
    const turns = await converse(["talk to a person", "Simran", "98765 43210", says]);
    expect(turns.at(-1)?.reply).toMatch(/^Nothing has been sent yet: .*what it is about/);
    expect(sent).toHaveLength(before);
    expect((await converse(["talk to a person", "Simran", "98765 43210", "call me"])).at(-1)?.outcome).toBe(
      "handed-over",
    );
  },
);

test("one answer holds one offer", async () => {
  const { offerPerson, tripPass } = knowledgeOfContent().words.en.sentences;
  const offers = [offerPerson, tripPass].map((offer) => offer.split("?")[0] ?? "");
  const holds = (reply = "") => offers.flatMap((offer) => reply.match(RegExp.escape(offer)) ?? []);
  const [begun] = await converse(["40 boxes tiles from zirakpur to ambala, please have someone call me"]);
  expect(begun?.reply).toContain("What is your name?");
  expect(holds(begun?.reply)).toEqual([]);
  const [, aside] = await converse(["talk to a person", "my goods came broken"]);
  expect(aside?.reply).toContain("Nothing has been sent yet");
  expect(holds(aside?.reply)).toEqual([]);
});

describe("a phone number that lacks a digit is asked for once more, kindly, and taken the second time", () => {
  test.each([
    ["the whole number", "98765 43210"],
    ["the same number", "98765432"],
    ["that it is right", "yes, that is it"],
  ])("%s", async (_what, answer) => {
    const turns = await converse(["my order 77 came broken, call me", "Simran", "98765432", answer]);
    expect(turns[2]?.reply).toContain("looks too short");
    expect(turns[2]?.outcome).toBe("asked");
    expect(turns.at(-1)?.outcome).toBe("handed-over");
    expect(sent.at(-1)?.phone).toBe(answer.startsWith("98765 4") ? answer : "98765432");
  });

  test.each(["98765 43210", "+91 98765 43210", "0172 270 1234", "simran@example.com"])(
    "%s is not doubted",
    async (contact) => {
      const turns = await converse(["my order 77 came broken, call me", "Simran", contact]);
      expect(turns.at(-1)?.outcome).toBe("handed-over");
    },
  );
});
