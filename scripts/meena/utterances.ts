import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A sentence that a visitor may type, with the topic that it is about. */
export interface Utterance {
  readonly text: string;
  /** The topic's id; `none` for what is outside of the company's matters. */
  readonly topic: string;
  /** The topic of the second thing that it asks; undefined if it asks one. */
  readonly second?: string;
  /** "en", "hi" or "pa", in whichever script. */
  readonly language: string;
  /** Who wrote it. Accuracy is measured on batches that were left out of the training, never on single lines. */
  readonly batch: string;
  /** The topic that was answered just before; undefined for what begins a conversation or stands by itself. */
  readonly before?: string;
  /** Typed in a hurry: abbreviations, slips, no punctuation. */
  readonly isHurried: boolean;
  /** e.g. "content/en/meena/utterances/price.txt:12" */
  readonly place: string;
}

/** The languages of which she has utterances, each in `content/<language>/meena/`. */
export const trainedLanguages = ["en", "hi", "pa"] as const;

/**
 * Reads all utterances: `content/<language>/meena/utterances/<topic>.txt`, one a line, below a line with `#` that names
 * their batch (`# 07-newly-married`, or `# 07-newly-married hurried`).
 *
 * @throws Error with file and line when a line stands below no batch.
 */
export function readUtterances(project: string): readonly Utterance[] {
  return trainedLanguages.flatMap((language) => {
    const folder = join("content", language, "meena/utterances");
    return readdirSync(join(project, folder))
      .sort()
      .flatMap((file) =>
        parseUtterances(readFileSync(join(project, folder, file), "utf8"), {
          language,
          topic: file.replace(/\.txt$/, ""),
          file: join(folder, file),
        }),
      );
  });
}

/**
 * Reads sentences that ask two things: `content/<language>/meena/two-things.txt`, lines such as
 * `price + waiting: what do you charge, and does the driver wait?` below their batch.
 *
 * @throws Error with file and line when a line has another form or stands below no batch.
 */
export function readTwoThings(project: string): readonly Utterance[] {
  return trainedLanguages.flatMap((language) => {
    const file = join("content", language, "meena/two-things.txt");
    const lines = parseUtterances(readFileSync(join(project, file), "utf8"), { language, topic: "", file });
    return lines.map((line) => {
      const [, topic, second, text] = /^([a-z-]+) \+ ([a-z-]+): (.+)$/.exec(line.text) ?? [];
      if (!topic || !second || !text)
        throw new Error(`${line.place}: a line of another form than "<topic> + <topic>: <sentence>".`);
      return { ...line, topic, second, text };
    });
  });
}

/** What goes back to whatever was answered is trained after every so many topics. */
const afterEvery = 12;

/**
 * Reads what visitors say right after an answer: `content/<language>/meena/follow-ups.txt`, lines such as
 * `refund refund-cases > refund-time: how long does it take`, the topics before it in front; `*` stands for any topic.
 */
export function readFollowUps(project: string): readonly Utterance[] {
  const anyTopic = [...readTopicMeanings(project).keys()].filter((id) => id !== "none");
  return trainedLanguages.flatMap((language) => {
    const file = join("content", language, "meena/follow-ups.txt");
    return readFileSync(join(project, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const [, before = "", topic = "", text = ""] = /^([a-z* -]+) > ([a-z-]+): (.+)$/.exec(line) ?? [];
        const befores =
          before === "*"
            ? anyTopic.filter((_, place) => (place + index) % afterEvery === 0)
            : before.split(" ");
        const place = `${file}:${index + 1}`;
        const utterance = { text, topic, language, batch: "follow-ups", isHurried: false, place };
        return text ? befores.map((one) => ({ ...utterance, before: one })) : [];
      });
  });
}

/** The topics and what each of them means, by id: `content/en/meena/topics.txt`. */
export function readTopicMeanings(project: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(project, "content/en/meena/topics.txt"), "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, id, meaning] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
      return id && meaning ? [[id, meaning]] : [];
    }),
  );
}

/** @throws Error when a line stands below no batch. */
export function parseUtterances(
  text: string,
  { language, topic, file }: { readonly language: string; readonly topic: string; readonly file: string },
): readonly Utterance[] {
  let batch: string | undefined;
  let isHurried = false;
  const utterances: Utterance[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const place = `${file}:${index + 1}`;
    if (line.startsWith("# ")) {
      const [name, mood] = line.slice(2).split(" ");
      batch = name;
      isHurried = mood === "hurried";
    } else if (line.trim() !== "") {
      if (!batch) throw new Error(`${place}: a line below no batch. Put "# <batch>" above it.`);
      utterances.push({ text: line.trim(), topic, language, batch, isHurried, place });
    }
  }
  return utterances;
}

/**
 * Under it two utterances count as the same: letters and digits of any script, in lower case, the words in order of the
 * alphabet. A repeat teaches nothing and, in another batch, makes a measurement look better than it is.
 */
export function likenessKey(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.sort().join(" ");
}
