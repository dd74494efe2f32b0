import { expect, test } from "vitest";
import { chooseEncoding, type Encoding, encodings } from "./accept-encoding.ts";

test.each<[string | undefined, Encoding]>([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  ["identity;q=1, br;q=0.9", "identity"],
  ["br ; Q=1", "br"],
  ["x-gzip", "gzip"],
  ["deflate", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  ["br;q=nonsense, gzip;q=0.1", "gzip"],
])("%s is answered with %s", (header, expected) => {
  expect(chooseEncoding(header, encodings)).toBe(expected);
});

test("never chooses an encoding that is not there", () => {
  expect(chooseEncoding("br, gzip;q=0.1", ["gzip", "identity"])).toBe("gzip");
  expect(chooseEncoding("br", ["identity"])).toBe("identity");
});
