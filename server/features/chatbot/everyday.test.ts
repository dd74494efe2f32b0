import { describe, expect, test } from "vitest";
import { isEverydayLife } from "./everyday.ts";
import { normalise } from "./spelling.ts";

describe("everyday life is known by how it is asked of", () => {
  test.each([
    "how to make a website",
    "how to lose 10 kg",
    "body weight for 5 ft 6",
    "6 ft height is good or not",
    "wajan kaise kam kare",
    "height kaise badhaye",
    "वजन कम कैसे करें",
    "ਭਾਰ ਕਿਵੇਂ ਘਟਾਈਏ",
    "1 kg paneer kitne ka",
    "sona kinne da hai",
    "usd to inr",
    "mile to km",
    "500 divided by 4",
    "best school in mohali",
    "career in data science",
    "app to edit photos",
    "mera wajan badh gaya",
    "ghar banane ka kharcha",
    "mera wazan 80 kg hai kya karu",
    "बच्चे का वजन कितना होना चाहिए",
  ])("%s", (message) => expect(isEverydayLife(normalise(message))).toBe(true));
});

describe("the site's own business is none", () => {
  test.each([
    "how do i make a booking",
    "how to make payment",
    "how can i become a driver partner",
    "how to make a complaint",
    "height of the eicher",
    "careers in your company",
    "app to book",
    "30 times 20 kg",
    "mera weight 500 kg hai, kaunsi gadi",
    "kam wajan wali gadi",
    "sabse zyada height kis gadi ki",
    "1 kg extra le jaoge kya",
    "500 kg onion bhejne ka price",
    "sona bhej sakte hain kya",
    "distance to jaipur in km",
  ])("%s is none", (message) => expect(isEverydayLife(normalise(message))).toBe(false));
});
