import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { meenaLanguages } from "#content/schema/meena.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { kindLimit } from "#contract/loads/packing/load.ts";

/** The longest name of goods that is remembered, in characters: it travels with the visitor. */
export const longestGoodsName = 40;

const goodsSchema = z.object({
  boxes: z
    .array(
      z.object({
        letter: z.string().max(1),
        row: z.number(),
        size: z.object({ length: z.number(), width: z.number(), height: z.number() }),
        weight: z.number(),
        count: z.number(),
        upright: z.boolean(),
        nothingOnTop: z.boolean(),
      }),
    )
    .max(kindLimit),
  upright: z.array(z.string().max(longestGoodsName)).max(kindLimit),
  fragile: z.array(z.string().max(longestGoodsName)).max(kindLimit),
});

/** Of weights in kilograms and lengths in feet. */
const loadSchema = z.object({
  weights: z.array(z.number()).max(4),
  /** So many pieces of a weight each. */
  loads: z
    .array(z.object({ count: z.number(), weight: z.number(), name: z.string().max(40).optional() }))
    .max(6),
  /** Several kinds of goods with all their sides. */
  goods: goodsSchema.optional(),
  sides: z.tuple([z.number(), z.number(), z.number()]).optional(),
  lengths: z.array(z.number()).max(4),
  pieces: z.number().optional(),
});

/** So many topics are listed to choose from. */
export const maxListed = 5;

/** What Meena remembers from one message to the next. It travels with the visitor, so nothing of it is kept here. */
const memorySchema = z.object({
  language: z.enum(meenaLanguages).optional(),
  /** The last topic that was answered. */
  topic: z.string().max(40).optional(),
  /** The last answer offered to pass the matter on to the team: "yes" accepts. */
  offersPerson: z.boolean().optional(),
  /** The topics that the last answer offered: several to choose from, or one more. */
  offered: z.array(z.string().max(40)).max(maxListed).optional(),
  vehicles: z.array(z.string().max(40)).max(8).default([]),
  specs: z.array(z.string().max(20)).max(6).default([]),
  places: z.array(z.string().max(40)).max(4).default([]),
  /** The vehicles of the last list, in its order: "the second one". */
  listed: z.array(z.string().max(40)).max(8).optional(),
  /** Since a driver was allocated, as was told: "and two minutes later?" */
  minutes: z.number().optional(),
  /** Digests of the paragraphs of the last answer: nobody is told the same twice in a row. */
  told: z.array(z.string().max(12)).max(16).optional().catch(undefined),
  /** The load or the distance that the last question was about: "and in the Eicher?" */
  asked: loadSchema.extend({ distances: z.array(z.number()).max(4), legs: z.number() }).optional(),
  /** The load that was named last, however long ago: "so how many trips?" */
  load: loadSchema.optional(),
  /** The dialogue that collects what the team needs to call back. */
  handOver: z
    .object({
      /** Minted at its beginning: the same last step, sent again, is known by it. */
      id: z.string().max(40),
      /** In milliseconds since 1970. */
      begunAt: z.number(),
      name: z.string().max(100).optional(),
      contact: z.string().max(120).optional(),
      /** A phone number that is too short, and was asked for once more. */
      doubted: z.string().max(120).optional(),
      matter: z.string().max(400).optional(),
      /** Name, contact and matter were there when it began. */
      isWhole: z.boolean().optional(),
    })
    .optional(),
  /** Who the visitor said to be, before anybody asked. */
  sender: z
    .object({ name: z.string().max(100).optional(), contact: z.string().max(120).optional() })
    .optional(),
  /** The last message to the team. A name, number or address that the visitor tells later is added to it. */
  passedOn: z
    .object({
      contact: z.string().max(120),
      matter: z.string().max(400),
      reference: z.string().max(40).optional(),
    })
    .optional(),
  /** A number of a paper or a payment was told, and nothing keeps it. */
  hidesNumber: z.boolean().optional(),
  /** What was said so far, phone and identity numbers blacked out; for the person who is handed the conversation. */
  said: z.array(z.string().max(200)).max(8).default([]),
});
export type Memory = z.infer<typeof memorySchema>;
export type HandOver = NonNullable<Memory["handOver"]>;

export const noMemory: Memory = { vehicles: [], specs: [], places: [], said: [] };

/** After this a conversation is not a conversation any more. */
const validForMs = 24 * 60 * 60 * 1000;
const signatureLength = 43;

export interface MemoryKeeper {
  /** Seals what is to be remembered; never longer than the contract allows. */
  write(memory: Memory, now: Date): string;
  /** What was remembered. A state that is forged, broken, too long or too old gives an empty memory, never an error. */
  read(state: string | null | undefined, now: Date): Memory;
}

/** @param key signs; whoever has another key finds an empty memory. */
export function createMemoryKeeper(key: string): MemoryKeeper {
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");

  return {
    write(memory, now) {
      let { said } = memory;
      for (;;) {
        const payload = JSON.stringify({ ...memory, said, until: now.getTime() + validForMs });
        const text = Buffer.from(payload).toString("base64url");
        const state = `${text}.${sign(text)}`;
        if (state.length <= chatLimits.state) return state;
        if (said.length === 0) return "";
        said = said.slice(1);
      }
    },
    read(state, now) {
      if (!state || state.length > chatLimits.state) return noMemory;
      const [text = "", signature = ""] = state.split(".", 2);
      if (signature.length !== signatureLength || !sameText(signature, sign(text))) return noMemory;
      return parseMemory(Buffer.from(text, "base64url").toString(), now) ?? noMemory;
    },
  };
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function parseMemory(payload: string, now: Date): Memory | undefined {
  try {
    const content = JSON.parse(payload) as { until?: unknown };
    if (typeof content.until !== "number" || content.until < now.getTime()) return undefined;
    return memorySchema.safeParse(content).data;
  } catch {
    return undefined;
  }
}
