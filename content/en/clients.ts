import { placeholder } from "../placeholder.ts";
import type { Client, ClientsContent } from "../schema/clients.ts";

function client(id: Client["id"], name: string): Client {
  return { id, name: placeholder(name, "name and logo of a corporate client") };
}

/** Twelve corporate clients. All of them are invented; none is meant to resemble a company. */
export const clients: ClientsContent = {
  title: placeholder("Companies that ship with us (sample logos)", "names and logos of corporate clients"),
  carouselLabel: "Corporate clients",
  clients: [
    client("anar-bazaar", "Anar Bazaar"),
    client("lohit", "Lohit Tools"),
    client("sut", "Sut & Silai"),
    client("mitti", "Mitti Home"),
    client("kesar-pharma", "Kesar Pharma"),
    client("patang", "Patang Books"),
    client("himtal", "Himtal Dairy"),
    client("tokri", "Tokri"),
    client("neem-nari", "Neem & Nari"),
    client("chakra-parts", "Chakra Parts"),
    client("dabba", "Dabba Kitchen"),
    client("surahi", "Surahi Water"),
  ],
};
