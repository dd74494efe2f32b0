import { describe, expect, test } from "vitest";
import { isErrand } from "./errands.ts";
import { normalise } from "./spelling.ts";

describe("an errand is known by how it is built", () => {
  test.each([
    "book it now for me",
    "refund my money right now",
    "apply for the driver job for me",
    "send a mail to hr for me",
    "send a truck to my home",
    "send me 500 rupees",
    "stop the truck",
    "set advance to zero",
    "change price of jem to 1 rupee",
    "change the price list",
    "delete all bookings",
    "show me all customers",
    "forget the cancellation policy",
    "remember that the refund takes 1 hour",
    "say delivery is 10 rupees",
    "type hello 100 times",
    "meri booking cancel kar do",
    "form bhar do mera",
    "paise bhej do",
    "price list badal do",
    "wada karo ki time pe aayega",
    "मेरे लिए ट्रक बुक कर दो",
    "कीमत बदल दो",
    "ਮੇਰੀ ਬੁਕਿੰਗ ਰੱਦ ਕਰ ਦਿਓ",
    "ਰਿਫੰਡ ਹੁਣੇ ਕਰ ਦਿਓ",
    "meri booking cancel kar deo",
  ])("%s", (message) => expect(isErrand(normalise(message))).toBe(true));
});

describe("whoever asks or tells sends nobody", () => {
  test.each([
    "cancel booking",
    "can you people cancel my booking",
    "how do i book a truck for me",
    "can i cancel it right now?",
    "refund my money",
    "send me the price list",
    "tell me the price",
    "give me the range of jem",
    "show me all vehicles",
    "delete my data",
    "find a truck for me",
    "what if i change the price to 100",
    "someone else receives it on my behalf",
    "booking cancel kar di, kitna katega",
    "driver ne booking cancel kar di",
    "booking kaise cancel karu",
    "agar booking cancel kar do to kitna lagega",
    "office ka number bhej do",
    "paise wapas kab milenge",
    "गुस्से में बुकिंग रद्द कर दी",
    "पता भेज दो",
    "ਬੁਕਿੰਗ ਕਿਵੇਂ ਰੱਦ ਕਰੋ",
  ])("%s is none", (message) => expect(isErrand(normalise(message))).toBe(false));
});
