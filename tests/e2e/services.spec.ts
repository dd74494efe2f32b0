import type { Page } from "@playwright/test";
import { contact as contactWords } from "#content/en/contact.ts";
import { vehicles } from "#content/en/fleet.ts";
import { freight } from "#content/en/freight.ts";
import { oceanFreight } from "#content/en/ocean-freight.ts";
import { services as servicesContent } from "#content/en/services.ts";
import { formatQuantity } from "#content/format/english.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { callsOf } from "./calls-of.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

const typed = {
  name: "Asha Verma",
  email: "asha@example.com",
  phone: "98765 00000",
  departure: "Mohali",
  delivery: "Rotterdam",
  weight: "1200",
  length: "240",
  width: "120",
  height: "180",
} as const;

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`main form [name=${name}]`).fill(value);
  }
}

const send = (page: Page) => page.getByRole("button", { name: "Send Request" });

test("the service's page describes Ocean Freight, and puts a complete request into the contact form", async ({
  page,
}) => {
  await openPage(page, "/#/services/detail");

  await test.step("it describes Ocean Freight and lists what is offered", async () => {
    await expect(page.locator("main h1")).toHaveText("Ocean Freight");
    const offered = page.getByRole("region", { name: "Services offered" });
    await expect(offered.getByRole("listitem")).toHaveCount(6);
  });
  await test.step("the form has the specified fields, and requires all but selects and checkboxes", () =>
    expectSpecifiedFields(page));

  await test.step("an incomplete request is not passed on", async () => {
    await fillIn(page);
    await page.locator("main form [name=weight]").fill("");
    await send(page).click();
    await expect(page.locator("main form [name=weight]")).toBeFocused();
    await expect(page).toHaveURL(/#\/services\/detail$/);
  });

  const contact = page.locator("main form");
  await test.step("a complete request makes no call and is put into the contact form", async () => {
    await page.locator("main form [name=weight]").fill(typed.weight);
    await page.getByRole("combobox", { name: "Freight Type" }).selectOption("Ocean Freight");
    await page.getByRole("combobox", { name: "Incoterms" }).selectOption("FOB");
    await page.getByRole("checkbox", { name: "Fragile" }).check();
    await page.getByRole("checkbox", { name: "Insurance" }).check();
    await expect(send(page)).toHaveAccessibleDescription(oceanFreight.form.note);
    const calls = callsOf(page);
    await send(page).click();
    await expect(page).toHaveURL(/#\/contact-us$/);
    await expect(page.locator("main")).toContainText(contactWords.form.carriedOver);
    for (const name of ["name", "email", "phone"] as const) {
      await expect(contact.locator(`[name=${name}]`)).toHaveValue(typed[name]);
    }
    await expect(contact.locator("[name=subject]")).toHaveValue("Ocean Freight from Mohali to Rotterdam");
    await expect(contact.locator("[name=query]")).toHaveValue(
      [
        "Freight Type: Ocean Freight",
        "City Of Departure: Mohali",
        "Delivery City: Rotterdam",
        "Incoterms: FOB",
        "Weight (kg): 1200",
        "Height (cm): 180",
        "Width (cm): 120",
        "Length (cm): 240",
        `${oceanFreight.form.groups.extras}: Fragile, Insurance`,
      ].join("\n"),
    );
    expect(calls).toEqual([]);
  });

  await test.step("what is changed in it after Back is found with Forward", async () => {
    await page.goBack();
    await page.locator("main form [name=weight]").fill("900");
    await page.goForward();
    await expect(contact.locator("[name=query]")).toHaveValue(/\nWeight \(kg\): 900\n/);
    await expect(contact.locator("[name=query]")).not.toHaveValue(/1200/);
  });

  await test.step("also if it was changed before the scripts came", async () => {
    await page.goBack();
    await holdScripts(page);
    await page.reload();
    await page.locator("main form [name=weight]").fill("800");
    await letScriptsCome(page);
    await page.goForward();
    await expect(contact.locator("[name=query]")).toHaveValue(/\nWeight \(kg\): 800\n/);
  });

  await test.step("text typed on Contact stays, and the request is added below it", async () => {
    await contact.locator("[name=subject]").fill("Machines for Rotterdam");
    await contact.locator("[name=query]").fill("We are open till six.");
    await goTo(page, "/services/detail");
    await expect(send(page)).toBeVisible();
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(/#\/contact-us$/);
    await expect(contact.locator("[name=subject]")).toHaveValue("Machines for Rotterdam");
    await expect(contact.locator("[name=query]")).toHaveValue(/^We are open till six\.\n\nFreight Type: /);
  });
});

async function expectSpecifiedFields(page: Page): Promise<void> {
  const form = page.getByRole("region", { name: "Book other services" }).locator("form");
  for (const label of ["Freight Type", "Incoterms"]) {
    await expect(form.getByRole("combobox", { name: label })).toBeVisible();
  }
  for (const label of ["Fragile", "Express Delivery", "Insurance", "Packaging"]) {
    await expect(form.getByRole("checkbox", { name: label })).toBeVisible();
  }
  const order = await form
    .locator("label")
    .evaluateAll((labels) => labels.map((label) => label.textContent?.replace(/ \*$/, "") ?? ""));
  expect(order.filter((label) => !/empty/.test(label))).toEqual([
    "Name",
    "Email",
    "Phone",
    "Freight Type",
    "City Of Departure",
    "Delivery City",
    "Incoterms",
    "Weight (kg)",
    "Height (cm)",
    "Width (cm)",
    "Length (cm)",
    "Fragile",
    "Express Delivery",
    "Insurance",
    "Packaging",
  ]);
  const required = await form
    .locator(":required")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(required.sort()).toEqual(Object.keys(typed).sort());
}

test("the request form opens with the kind of freight of its page; another choice and a draft win", async ({
  page,
}) => {
  const kind = page.getByRole("combobox", { name: "Freight Type" });
  await openPage(page, "/services/detail");
  await expect(kind).toHaveValue("Ocean Freight");
  expect(await page.evaluate(() => Object.keys(sessionStorage)), "this alone is no draft").not.toContain(
    "service-request",
  );
  for (const chosen of [oceanFreight.form.undecided, "Rail Freight"]) {
    await kind.selectOption(chosen);
    await page.reload();
    await hydrated(page);
    await page.locator("main form [name=name]").fill("Asha");
    await expect(kind).toHaveValue(chosen);
    await goTo(page, "/about-us");
    await expect(kind).toHaveCount(0);
    await goTo(page, "/services/detail");
    await expect(kind).toHaveValue(chosen);
  }
});

test("the overview shows six kinds of freight, the estimation, the booking block and the clients; services2 and its alias the three services and the fleet", async ({
  page,
}) => {
  await openPage(page, "/#/services/services1");
  const main = page.locator("main");
  const kinds = [
    "Air Freight",
    "Road Freight",
    "Ocean Freight",
    "Rail Freight",
    "Warehousing",
    "Project Cargo",
  ];
  const cards = main.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(kinds);
  await expect(cards.locator("a[href^='#/services/detail']")).toHaveCount(6);
  await expect(cards.locator(".freight-card__serial")).toHaveText(["01", "02", "03", "04", "05", "06"]);
  await expect(cards.locator("img")).toHaveCount(6);
  for (const card of await cards.all()) await expect(card.locator("p")).toHaveText(/.{20}/);
  await expect(main.locator(".estimation__step")).toHaveCount(3);
  const booking = page.getByRole("region", { name: freight.booking.title });
  await expect(booking.locator("a[href^='tel:']")).toHaveCount(2);
  await expect(booking.locator("a[href='#/contact-us?about=quote']")).toBeVisible();
  await expect(main.locator(".client-strip .client-mark")).toHaveCount(12);

  await test.step("a kind's button leads to the request form with this kind chosen", async () => {
    await cards.getByRole("link", { name: "Get an air freight quote" }).click();
    const request = page.getByRole("region", { name: oceanFreight.form.title });
    await expect(request.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(request.getByLabel("Freight Type")).toHaveValue("Air Freight");
  });

  for (const path of ["/services/services2", "/services/service2"]) {
    await goTo(page, "/services/services1");
    await expect(cards).toHaveCount(6);
    await test.step(`${path} shows the three services, the estimation and the fleet`, async () => {
      await goTo(page, path);
      await expectServicesAndFleet(page);
    });
  }
});

async function expectServicesAndFleet(page: Page): Promise<void> {
  const main = page.locator("main");
  const services = page.getByRole("region", { name: servicesContent.title });
  await expect(services.getByRole("heading", { level: 3 })).toHaveText([
    "Corporates",
    "Intercity",
    "On Demand",
  ]);
  for (const service of ["corporate", "intercity", "on-demand"]) {
    await expect(services.locator(`a[href='#/service/${service}']`)).toBeVisible();
  }
  await expect(main.locator(".estimation__step")).toHaveCount(3);
  const fleet = page.locator(".fleet-entry");
  await expect(fleet.getByRole("heading")).toHaveText(vehicles.map(({ title }) => title));
  for (const [index, { specs }] of vehicles.entries()) {
    for (const spec of Object.values(specs)) {
      await expect(fleet.nth(index)).toContainText(formatQuantity(spec));
    }
  }
}

test("pages that lead to each other show other pictures, but for the vehicles and a card's own page", async ({
  request,
}) => {
  const picturesOf = async (address: string): Promise<Set<string>> => {
    const document = await (await request.get(address)).text();
    const names = [...document.matchAll(/<img src="\/pictures\/([a-z-]+)-\d+\./g)].map(
      ([, name = ""]) => name,
    );
    return new Set(names.filter((name) => !name.startsWith("vehicle-")));
  };
  const neighbours = [
    ["/", "/services/services2"],
    ["/", "/about-us"],
    ["/", "/contact-us"],
    ["/", "/hiring"],
    ["/services/services2", "/service/intercity"],
    ["/services/services2", "/service/on-demand"],
    ["/services/services2", "/service/corporate"],
    ["/services/services1", "/services/services2"],
  ] as const;
  for (const [one, other] of neighbours) {
    const shared = (await picturesOf(one)).intersection(await picturesOf(other));
    expect([...shared], `${one} and ${other}`).toEqual([]);
  }
});
