import { expect, test } from "vitest";
import { asks } from "./asks.ts";

test.each([
  "is the driver insured",
  "and can you bring it back",
  "pls tell the fare",
  "kinne ghante lagde ne",
  "bhada kab dena hoga",
  "माल कहाँ उतरेगा",
  "ਗੱਡੀ ਕਿਹੜੀ ਠੀਕ ਰਹੂ",
  "sunday open?",
  "am i late",
  "i need a van",
  "i have 40 boxes, which van",
  "2bhk do u do it",
  "loading incl or not",
  "leave it, hv u got an office in blr",
  "darwaze tak laoge ya nahi",
])("asks: %s", (text) => {
  expect(asks(text)).toBe(true);
});

test.each([
  "my uncle runs a dairy in derabassi",
  "the lock of the shutter broke on monday",
  "mera bhai ludhiana mein darzi hai",
  "कल रात बारिश बहुत हुई",
  "ਸਾਡੀ ਦੁਕਾਨ ਬੱਸ ਅੱਡੇ ਕੋਲ ਹੈ",
  "i am writing an article on electric trucks",
  "and i did drop four of them",
])("tells: %s", (text) => {
  expect(asks(text)).toBe(false);
});
