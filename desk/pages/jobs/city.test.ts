import { expect, test } from "vitest";
import { spelledCity } from "./city.ts";

test.each([
  ["mohali ", "Mohali"],
  ["MOHALI", "Mohali"],
  ["new chandigarh", "New Chandigarh"],
  ["Sahibzada Ajit Singh Nagar", "Sahibzada Ajit Singh Nagar"],
  ["मोहाली", "मोहाली"],
  ["", ""],
])("the city “%s” is spelled “%s”", (typed, spelled) => {
  expect(spelledCity(typed, ["Mohali", "Delhi NCR"])).toBe(spelled);
});
