import { expect, test } from "vitest";
import { contactIn, detailsGiven } from "./details-given.ts";

test.each([
  ["call me after 5 9815012345, my name is Ravi Kumar, need a van", "9815012345"],
  ["call on 9815012345 5pm", "9815012345"],
  ["+91 98150 12345 5 pm", "+91 98150 12345"],
  ["9815012345,9876543210", "9815012345"],
  ["sector 22 9815012345", "9815012345"],
  ["sector 29 9815012345", "9815012345"],
  ["flat 12 98150-12345", "98150-12345"],
  ["140301 9815012345", "9815012345"],
  ["12 0161-2345678", "0161-2345678"],
  ["91-98150-12345", "91-98150-12345"],
  ["919815012345", "919815012345"],
])("digits beside a phone number are no part of it: %s", (message, phone) => {
  expect(contactIn(message)).toBe(phone);
});

test.each(["2345 6789 0124", "234567890124", "9815 0123 4505", "98 15 01 23 45 05", "69981 50123 48"])(
  "no part of an identity number is a phone number: %s",
  (number) => {
    expect(contactIn(number)).toBeUndefined();
  },
);

test.each([
  ["snd sum1 to cal me amit 9888000526", "amit"],
  ["call me harpreet, 98150 12345", "harpreet"],
  ["please have someone call Neha Bansal, 90410 77325, after 3 pm", "Neha Bansal"],
  ["cal me bk 9888000526", undefined],
  ["pls cal me tmrw 9888000526", undefined],
  ["cal me 2nite 9888000526", undefined],
])("who is to be called, however it is spelt: %s", (message, name) => {
  expect(detailsGiven(message, false).name).toBe(name);
});
