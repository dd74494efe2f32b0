import { expect, test, vi } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { rules } from "#content/en/rules.ts";
import { formatCount, formatRupees } from "#content/format/english.ts";
import { requestedLoad } from "#content/loads/requested-load.ts";
import { emptyQuoteRequest, type QuoteRequest } from "#contract/quote-request.ts";
import { dayAhead } from "../trip/day-ahead.ts";
import { announcementOf, answerTrip, messageLines, type TripAnswer } from "./trip-answer.ts";

// The hours that the cases below count with: the owner's own may change.
vi.mock("#content/en/answer-times.ts", async (original) => {
  const { answerTimes } = await original<typeof import("#content/en/answer-times.ts")>();
  const open = { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "19:00" };
  return { answerTimes: { ...answerTimes, open, replyHours: 4 } };
});

const { answer: words } = quoteForm;

/** A moment in India. 2026-11-27 is a Friday. */
const india = (text: string) => new Date(`${text}:00.000+05:30`);

function answer(fields: Partial<QuoteRequest>, now?: Date): TripAnswer {
  const request = { ...emptyQuoteRequest, ...fields };
  return answerTrip(request, requestedLoad(request.load), undefined, now);
}

test("every named route is recognised, the way back is asked for, and no other trip is promised", () => {
  const { routes, places } = intercity.map;
  for (const route of routes) {
    const [from, to] = [places[route.from].name, places[route.to].name];
    expect(answer({ from, to }).route?.lines[0]).toBe(words.route.named(formatCount(routes.length)));
    expect(answer({ from: to, to: from }).route?.lines[0]).toBe(
      words.route.reverse(words.route.pair(from, to)),
    );
  }
  for (const [from, to] of [
    ["Morinda", "Ludhiana"],
    ["Ludhiana", "Jaipur"],
    ["<b>", "Delhi"],
  ] as const) {
    expect(answer({ from, to }).route?.title).toBe(words.route.unnamed);
  }
  expect(answer({ from: "Mohali Phase 8", to: "Mohali" }).route?.link?.to).toBe("/service/on-demand");
  expect(answer({ from: "Mohali" }).route).toBeUndefined();
  for (const [from, to] of [
    ["Chandigarh", "Panchkula"],
    ["Chandigarh", "Zirakpur"],
    ["Kharar", "Sector 70, Mohali"],
  ] as const) {
    expect(answer({ from, to }).route?.link?.to, `${from} to ${to}`).toBe("/service/on-demand");
  }
  expect(answer({ from: "Kharar", to: "Ludhiana" }).route).toMatchObject({
    title: "Kharar to Ludhiana",
    lines: [words.route.beside("Mohali to Ludhiana", "Kharar"), expect.anything()],
  });
});

test("an assured pickup is named with its hours, its condition, and what lies outside", () => {
  const { from, until, clusters } = rules.assuredBooking;
  for (const cluster of clusters) {
    const pickup = answer({ from: cluster }).pickup;
    expect(pickup?.title).toContain("by invitation");
    expect(pickup?.lines[0]).toMatch(new RegExp(`${cluster}.* ${from} to ${until} only`));
  }
  const outside = (part: QuoteRequest["part"]) =>
    answer({ from: "Mohali", part }).pickup?.lines.some((line) => line.includes("outside these hours"));
  expect([outside("morning"), outside("afternoon"), outside("evening"), outside("night")]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(answer({ from: "Delhi" }).pickup).toBeUndefined();
});

test("a day that has passed is a hint, and is no part of the message", () => {
  const on = (date: string) => answer({ from: "Mohali", date }, india("2026-11-23T12:00"));
  expect(on("2026-11-22").hint).toEqual({ field: "date", text: `${words.day.past}. ${words.day.choose}` });
  expect(messageLines(on("2026-11-22"))).toEqual(messageLines(on("2026-11-23")));
  expect(on("2026-11-23").hint).toBeUndefined();
});

test("today is India's, wherever the visitor is", () => {
  expect(dayAhead(0, india("2026-11-24T01:00"))).toBe("2026-11-24");
  expect(dayAhead(1, india("2026-12-31T23:00"))).toBe("2027-01-01");
});

test("typed kilometres count for the trip that they were typed for, and for no other", () => {
  const kilometres = (from: string, to: string) => {
    const options = { distance: "12", trip: "Mohali to Kharar", isReturn: false };
    const said = answerTrip({ ...emptyQuoteRequest, from, to }, undefined, options);
    return [said.options.distance, said.kilometres];
  };
  expect(kilometres("Mohali", "Kharar")).toEqual(["12", 12]);
  expect(kilometres("Phase 8, Mohali", "kharar")).toEqual(["12", 12]);
  expect(kilometres("Mohali", "Ludhiana")).toEqual(["", 105]);
  expect(kilometres("Mohali", "Morinda")).toEqual(["", undefined]);
});

test.each([
  ["the afternoon is over", "2026-11-30T18:40", "2026-11-30", "afternoon", "evening"],
  ["the minute in which it ends", "2026-11-30T16:00", "2026-11-30", "afternoon", "evening"],
  ["in the evening the morning is over", "2026-11-30T21:00", "2026-11-30", "morning", "night"],
  ["it has begun", "2026-11-30T15:59", "2026-11-30", "afternoon", undefined],
  ["a later part of today", "2026-11-30T18:40", "2026-11-30", "night", undefined],
  ["tomorrow's", "2026-11-30T18:40", "2026-12-01", "afternoon", undefined],
  ["last night goes on", "2026-12-01T05:59", "2026-11-30", "night", undefined],
  ["no part is named", "2026-11-30T23:59", "2026-11-30", "", undefined],
] as const)("a part of today that is over is a hint, with the next one: %s", (_, now, date, part, next) => {
  const { hint, price } = answer({ from: "Mohali", to: "Delhi", date, part }, india(now));
  const text = next && words.day.partOver(words.day.todays[part || next], words.day.todays[next]);
  expect(hint).toEqual(text && { field: "date", text });
  // Nobody can call for what is over.
  if (next) expect(price.call).toBe(false);
});

test("the hours of assured bookings may be over for today", () => {
  const says = (now: string, date: string) =>
    answer({ from: "Mohali", date }, india(now)).pickup?.lines.includes(words.pickup.overToday);
  expect(says("2026-11-30T20:00", "2026-11-30")).toBe(true);
  expect(says("2026-11-30T19:59", "2026-11-30")).toBe(false);
  expect(says("2026-11-30T20:00", "2026-12-01")).toBe(false);
});

test("what cannot be read is not guessed: a hint says what is missing", () => {
  const hint = (load: string) => answer({ load }).hint?.text;
  expect(hint("my sofa")).toBe(words.loadHint.one("my sofa"));
  expect(hint("20 cartons")).toBe(words.loadHint.several("20 cartons"));
  expect(hint("everything in our shop")).toBe(words.loadHint.missing("“everything in our shop”"));
  expect(hint("all the furniture of our flat, the kitchen, and what is left in the shop")).toBe(
    words.vehicle.howToWrite,
  );
  expect(hint("22 box tiles 30 kg each, 6 basin")).toBe(words.loadHint.missing("“6 basin”"));
  expect(hint("fridge and washing machine")).toBe(words.loadHint.missing("“fridge” and “washing machine”"));
  const half = words.loadHint.half("“cartons”", "“tiles”");
  expect(hint("20 cartons of 40 x 30 x 30 cm and 300 kg tiles")).toBe(half);
  expect(hint("300 kg tiles and 20 cartons 40x30x30 cm")).toBe(half);
  expect(hint("weekly 3 trips")).toBe(words.vehicle.howToWrite);
  expect(hint("sofa 7x3x3 ft, 10 bags of 50 kg each")).toBe(words.loadHint.half("“sofa”", "“bags”"));
  expect(hint("fridge 90")).toBe(words.loadHint.unit("90", "fridge 90"));
  expect(hint("8 ft pipes")).toBe(words.loadHint.several("8 ft pipes"));
  expect(hint("10 boxes 4 x 4 x 4")).toBe(words.vehicle.unitUnknown);
  for (const load of ["", "900 kg", "tempo"]) expect(hint(load), load).toBeUndefined();
});

test.each([
  ["Saturday's four hours end on Monday", "2026-11-28T16:54", "2026-11-29", "", "For tomorrow, call us now"],
  ["today is at once", "2026-11-27T10:00", "2026-11-27", "", "For today, call us now"],
  ["the evening is later than the answer", "2026-11-27T10:00", "2026-11-27", "evening", undefined],
  ["the answer comes the evening before", "2026-11-27T15:00", "2026-11-28", "", undefined],
  ["the answer comes in that morning", "2026-11-27T15:01", "2026-11-28", "", "For tomorrow, call us now"],
  ["over Sunday", "2026-11-28T18:00", "2026-11-30", "morning", "For Monday, call us now"],
  ["the day after the answer", "2026-11-28T18:00", "2026-12-01", "", undefined],
  ["before the office opens", "2026-11-27T08:00", "2026-11-27", "", "Call us today from 10 AM"],
  ["on Sunday for Monday", "2026-11-29T12:00", "2026-11-30", "", "Call us tomorrow from 10 AM"],
  ["after it has closed, for Monday", "2026-11-28T20:00", "2026-11-30", "", "Call us on Monday from 10 AM"],
  ["closed until then", "2026-11-28T20:00", "2026-11-29", "", /^Our office opens on Monday at 10 AM, after/],
  ["a day that has passed", "2026-11-27T12:00", "2026-11-26", "", undefined],
  ["no day", "2026-11-27T12:00", "", "", undefined],
] as const)("no price is promised for later than the wished day: %s", (_, now, date, part, says) => {
  const { price } = answer({ from: "Mohali", to: "Delhi", date, part }, india(now));
  if (says === undefined) expect(price.title).toBe(words.price.exact);
  else if (typeof says === "string") expect(price.title).toBe(says);
  else expect(price.title).toMatch(says);
  expect(price.call).toBe(typeof says === "string");
});

test("the price is the range of the rules and nothing else, whenever the team answers", () => {
  const { from, to } = rules.price.range;
  for (const date of ["", "2026-11-29"]) {
    const said = answer({ from: "Mohali", to: "Delhi", load: "900 kg", date }, india("2026-11-28T20:00"));
    expect(said.price.lines).toEqual([
      expect.stringContaining(`costs ${formatRupees(from)} to ${formatRupees(to)},`),
    ]);
    // A screen reader reads when the price comes, and between which amounts it lies.
    expect(announcementOf(said)).toContain(`${said.price.title}. ${said.price.lines[0]}`);
  }
  const figures = JSON.stringify(answer({ from: "Mohali", to: "Delhi" })).match(/₹[\d,]*\d/g);
  expect(figures).toEqual([formatRupees(from), formatRupees(to)]);
});

test("the range is that of one booking, also for several trips, and for a load that no vehicle takes there is none", () => {
  const priceOf = (load: string) => answer({ from: "Mohali", to: "Delhi", load }).price;
  for (const load of ["900 kg", "2,500 kg", "Eicher"]) {
    expect(priceOf(load).title, load).toBe(words.price.exact);
    expect(priceOf(load).lines, load).toEqual([expect.stringMatching(/^Every booking costs ₹/)]);
  }
  for (const load of ["16 ft pipe, 100 kg", "500 boxes 60x60x60 cm, 5 kg each"]) {
    const unknown = priceOf(load);
    expect(unknown, load).toMatchObject({ title: words.price.unknown, lines: [words.price.reply] });
    expect(JSON.stringify(unknown)).not.toContain("₹");
  }
});
