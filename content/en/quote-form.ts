import type { QuoteFormContent } from "../schema/quote-form.ts";
import { answerTimes } from "./answer-times.ts";
import { withReserve } from "./range-reserve.ts";

/** The quote form's words: its fields, and the answer to what was typed. */
export const quoteForm: QuoteFormContent = {
  title: "What are you moving?",
  note: "See the vehicle and the route now. We will send you the price.",
  onDemandNote: "Check the vehicle here. Then book it in the customer app, or get a quote from us.",
  fields: {
    from: { label: "From", example: "e.g. Mohali" },
    to: { label: "To", example: "e.g. Ludhiana" },
    load: { label: "Load", example: "e.g. 900 kg of tiles" },
    when: { label: "When", day: "Pickup day", part: "Part of the day", days: ["Today", "Tomorrow"] },
  },
  corporate: {
    title: "How much do you move?",
    note: "Tell us your city and your daily requirement. Our team plans it with you. Or call:",
    fields: {
      from: { label: "City", example: "e.g. Mohali" },
      load: { label: "Your requirement", example: "4 vehicles, daily shop deliveries" },
      when: { label: "Start", day: "Start date" },
    },
    empty: "Tell us your city and your requirement. Or press again to write to us without them.",
    send: "Write to us",
  },
  parts: {
    any: "Any time",
    morning: "Morning",
    afternoon: "Afternoon",
    evening: "Evening",
    night: "Night",
  },
  send: "Get a quote",
  empty: "For a price, tell us from, to and load. Or press again to write to us without them.",
  change: "Change",
  didYouMean: (place) => `Did you mean ${place}?`,
  initialValues: { intercity: { from: "Mohali" } },
  // Coordinates of the towns that the Intercity map does not have, rounded to a kilometre: Kharar of
  // geonames.org, Zirakpur of Wikipedia.
  places: [
    {
      name: "Mohali",
      spellings: [
        "mohali",
        "sas nagar",
        "s.a.s. nagar",
        "sahibzada ajit singh nagar",
        "मोहाली",
        "ਮੋਹਾਲੀ",
        "ਮੁਹਾਲੀ",
      ],
    },
    { name: "Chandigarh", spellings: ["chandigarh", "chd", "चंडीगढ़", "ਚੰਡੀਗੜ੍ਹ"], beside: "Mohali" },
    { name: "Panchkula", spellings: ["panchkula", "पंचकुला", "पंचकूला", "ਪੰਚਕੂਲਾ"], beside: "Mohali" },
    { name: "Kharar", spellings: ["kharar", "खरड़", "ਖਰੜ"], beside: "Mohali", at: [30.75, 76.65] },
    {
      name: "Zirakpur",
      spellings: ["zirakpur", "ज़ीरकपुर", "जीरकपुर", "ਜ਼ੀਰਕਪੁਰ"],
      beside: "Mohali",
      at: [30.65, 76.82],
    },
    { name: "Ambala", spellings: ["ambala", "अंबाला", "अम्बाला", "ਅੰਬਾਲਾ"] },
    { name: "Ludhiana", spellings: ["ludhiana", "लुधियाना", "ਲੁਧਿਆਣਾ"] },
    { name: "Jalandhar", spellings: ["jalandhar", "jullundur", "जालंधर", "ਜਲੰਧਰ"] },
    { name: "Delhi", spellings: ["delhi", "new delhi", "delhi-ncr", "delhi ncr", "दिल्ली", "ਦਿੱਲੀ"] },
    { name: "Jaipur", spellings: ["jaipur", "जयपुर", "ਜੈਪੁਰ"] },
    { name: "Bangalore", spellings: ["bangalore", "bengaluru", "बेंगलुरु", "बैंगलोर", "ਬੈਂਗਲੁਰੂ"] },
  ],
  message: {
    subject: "Quote",
    tripFrom: (from) => `from ${from}`,
    tripTo: (to) => `to ${to}`,
    answer: "Shown on the site:",
  },
  answer: {
    label: "Your trip at a glance",
    send: { trip: "Get a quote for this trip", load: "Get a quote for this load" },
    vehicle: {
      label: "Vehicle",
      ofCapacity: (weight, capacity) => `Carries up to ${capacity}; this load is ${weight}.`,
      gauge: { label: "Weight", of: (weight, capacity) => `${weight} of ${capacity}` },
      addSizes: "To check the space too, add the box size: 20 cartons of 40 x 30 x 30 cm, 12 kg.",
      tooHeavy: "More than one vehicle",
      tooHeavyWhy: (weight, vehicle, capacity, trips) =>
        `${weight} is more than the ${vehicle} carries (${capacity}): ${trips} trips, or more vehicles.`,
      pieceTooHeavy: "Heavier than our vehicles carry",
      pieceTooHeavyWhy: (weight, vehicle, capacity) =>
        `One piece of ${weight} is more than the ${vehicle} carries (${capacity}).`,
      tooLong: "Longer than our load beds",
      tooLongWhy: (length, vehicle, bedLength) =>
        `${length} is longer than our longest load bed, the ${vehicle} at ${bedLength}.`,
      tooTall: "Taller than our load beds",
      tooTallWhy: (height, vehicle, bedHeight) =>
        `Standing, ${height} is taller than our highest load bed, the ${vehicle} at ${bedHeight}.`,
      tooWide: "Wider than our load beds",
      tooWideWhy: (width, vehicle, room) =>
        `Flat or on edge, ${width} is more than any load bed takes: the ${vehicle} takes ${room}.`,
      askTeam: "Send the enquiry, and our team will tell you what is possible.",
      inBoxes: (vehicles) => `For this weight in boxes: ${vehicles}.`,
      trips: (trips, vehicle, capacity) => `${trips} × ${vehicle}, up to ${capacity} each`,
      read: {
        total: (weight, otherwise) =>
          `Taken as total weight: ${weight}. If this is per piece, add “each” (total ${otherwise}).`,
        each: (weight, otherwise) =>
          `Taken as weight per piece: ${weight} in all. If you entered the full load, add “total” (total ${otherwise}).`,
      },
      uncounted: {
        title: (vehicle, counted) => `${vehicle} for ${counted}`,
        goods: (goods) => `“${goods}”`,
        weight: (weight, goods) => `If the ${weight} leaves out ${goods}, please add that weight too.`,
        boxes: (goods) => `Not counted, because the size is missing: ${goods}. Please add it.`,
      },
      unitUnknown: "Please add the unit: cm, inches or ft.",
      wished: (capacity, bed) => `It carries up to ${capacity} in a load bed of ${bed}.`,
      addLoad: "Add the weight or size of your goods to check the fit.",
      howToWrite: "For example 900 kg, or 20 cartons of 40 x 30 x 30 cm, 12 kg. Or ask without it.",
      planner: "Pack it in the load planner",
    },
    loadHint: {
      one: (load) => `Add the weight or the size, for example “${load}, 80 kg” or “${load} 7 x 3 x 3 ft”.`,
      unit: (number, load) => `Please add the unit of ${number}, for example “${load} kg”.`,
      several: (load) => `Add the weight or the size, for example “${load}, 50 kg each”.`,
      missing: (goods) => `Add the weight or the size of ${goods}.`,
      half: (weightOf, sizeOf) => `Add the weight of ${weightOf}, or the size of ${sizeOf}.`,
    },
    choice: {
      legend: "Choose the vehicle",
      best: "smallest that fits",
      byWeight: "takes the weight",
      byRange: "has the range",
      tooFar: "range too short",
      bySpace: "has the space",
      also: "also possible",
    },
    range: {
      only: (vehicles, distance) =>
        `The only one of our ${vehicles} vehicles that covers ${distance} on one charge with reserve.`,
      passed: (distance, others) => `Unlike ${others}, it covers ${distance} on one charge with reserve.`,
      theVehicle: (vehicle) => `the ${vehicle}`,
      none: "Farther than one charge",
      reach: (range, distance) => `${range} of ${distance} on one charge`,
      whole: (distance) => `All ${distance} on one charge`,
      noneWhy: "Our vehicles for this load cover a part of the way on one charge.",
      plan: "Ask us how we would run it: where it charges, and how long it takes.",
      takes: "Vehicles for this load",
      every: "How far one charge goes",
      ask: "Ask about this route",
    },
    about: (kilometres) => `about ${kilometres} km`,
    reach: {
      both: (vehicle) => `The ${vehicle} covers the round trip on one charge.`,
      oneWay: (vehicle) => `The ${vehicle} covers one way on one charge.`,
      farther: (vehicle) => `It is farther than the ${vehicle} goes on one charge. Please ask us.`,
    },
    details: "Details",
    bed: {
      all: (boxes, vehicle, share) =>
        boxes === "1"
          ? `1 piece loaded in the ${vehicle} takes up ${share} of its space.`
          : `${boxes} boxes loaded in the ${vehicle} take up ${share} of its space.`,
      some: (placed, boxes, vehicle) => `${placed} of ${boxes} boxes fit in the ${vehicle}.`,
    },
    route: {
      label: "Route",
      pair: (from, to) => `${from} to ${to}`,
      named: (count) => `We run this route. It is one of our ${count} fixed routes.`,
      beside: (route, place) => `We run ${route}. We will check if we can stop at ${place}.`,
      reverse: (route) => `We run ${route}. Ask us for a return load.`,
      within: (place) => `Within ${place}`,
      onDemand: "Book it in the On Demand app, or get a quote.",
      unnamed: "Route to be confirmed",
      ask: (trip) => `Send this enquiry, and our team will confirm if we can serve ${trip}.`,
      see: "See the routes",
    },
    pickup: {
      label: "Pickup",
      assured: "Assured booking is by invitation",
      hours: (place, from, until) => `Pickup from ${place}, ${from} to ${until} only.`,
      outside: (part) => `Part or all of the ${part.toLowerCase()} falls outside these hours.`,
      overToday: "For today these hours are over.",
    },
    distance: {
      label: "Distance",
      field: "Kilometres one way",
      lead: "Know the distance? We check it against each vehicle’s range.",
      estimated:
        "Our estimate by road, city centre to city centre. If you know the exact distance, enter it.",
      thereAndBack: "Round trip",
      oneWayOf: (kilometres) => `${kilometres} one way`,
      roundTripOf: (kilometres) => `${kilometres} round trip`,
      bothWays: (oneWay, thereAndBack) => `${oneWay} one way, ${thereAndBack} round trip`,
      both: (vehicles) => `Round trip on one charge ${withReserve}: ${vehicles}.`,
      oneWay: (vehicles) => `One way on one charge ${withReserve}: ${vehicles}.`,
      farther: (vehicles) => `Farther than one charge: ${vehicles}.`,
    },
    price: {
      label: "Price",
      exact: `Exact price ${answerTimes.reply}`,
      range: (from, to, factors) => `Every booking costs ${from} to ${to}, depending on ${factors}.`,
      unknown: "To be confirmed",
      reply: `We send your exact price ${answerTimes.reply}.`,
      callNow: (day) => `For ${day}, call us now`,
      callFrom: (day, time) => `Call us ${day} from ${time}`,
      closed: (day, time) => `Our office opens ${day} at ${time}, after your pickup`,
      call: (phone) => `Call ${phone}`,
      days: ["today", "tomorrow"],
      onDay: (name) => `on ${name}`,
    },
    day: {
      label: "When",
      past: "This day has passed",
      choose: "Please choose today or a later day.",
      todays: {
        morning: "this morning",
        afternoon: "this afternoon",
        evening: "this evening",
        night: "tonight",
      },
      partOver: (over, next) => `It is too late for ${over}. Choose ${next}, or another day.`,
    },
    shareTitle: "Trip and vehicle",
  },
};
