import { expect, test } from "vitest";
import { formatQuantity } from "../format/english.ts";
import { vehicleSchema } from "../schema/fleet.ts";
import { specLabels, specNames, vehicles } from "./fleet.ts";

/** The vehicle table of the specification, section 3, character by character. */
const table = `
| Vehicle | Length | Height | Width | Range | Weight Capacity |
| Tata Ace | 7.2ft | 5ft | 4.5ft | 110Km | 1000Kg |
| Euler | 8.2ft | 6ft | 5ft | 110Km | 1000Kg |
| JEM | 7.8ft | 6ft | 4.8ft | 180Km | 1000Kg |
| Eicher | 10.8ft | 7ft | 6.5ft | 130Km | 1500Kg |
`;

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

test("the fleet prints as the specification's table", () => {
  const printed = [
    row(["Vehicle", ...specNames.map((name) => specLabels[name])]),
    ...vehicles.map(({ title, specs }) =>
      row([title, ...specNames.map((name) => formatQuantity(specs[name]))]),
    ),
  ];
  expect(printed.join("\n")).toBe(table.trim());
});

test.each(vehicles.map((vehicle) => [vehicle.id, vehicle] as const))(
  "%s keeps to the schema",
  (_, vehicle) => {
    expect(vehicleSchema.safeParse(vehicle).error).toBeUndefined();
  },
);
