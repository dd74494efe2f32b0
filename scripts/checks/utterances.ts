/**
 * Checks the sentences for Meena's training: each has a topic that exists and has an answer, each topic has enough of
 * them, and none comes twice. Prints how many there are.
 */
import { fileURLToPath } from "node:url";
import { topics as answered } from "#server/features/chatbot/topics/all-topics.ts";
import {
  likenessKey,
  readFollowUps,
  readTopicMeanings,
  readTwoThings,
  readUtterances,
} from "../meena/utterances.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const longest = 600;
/** The fewest sentences of a topic, over all languages: with fewer the classifier hardly ever chooses it. */
const fewest = 20;

const topics = readTopicMeanings(project);
const utterances = readUtterances(project);
const twoThings = readTwoThings(project);
const problems: string[] = [];
const places = new Map<string, string>();
for (const { text, topic, second = topic, place } of [...utterances, ...twoThings]) {
  for (const id of new Set([topic, second]))
    if (!topics.has(id)) problems.push(`${place}: content/en/meena/topics.txt has no topic "${id}".`);
  if (text.length > longest) problems.push(`${place}: ${text.length} characters, at most ${longest}.`);
  if (/\d{4}[ -]?\d{4}[ -]?\d{4}/.test(text)) problems.push(`${place}: looks like an Aadhaar number.`);
  const key = likenessKey(text);
  const earlier = places.get(key);
  if (earlier) problems.push(`${place}: says the same as ${earlier}. Delete one of them.`);
  else places.set(key, place);
}
for (const { before = "", topic, place } of readFollowUps(project)) {
  for (const id of [before, topic])
    if (!topics.has(id)) problems.push(`${place}: content/en/meena/topics.txt has no topic "${id}".`);
}
/** The topic of sentences that need no answer. */
const withoutAnswer = "none";
const entries = new Set(answered.map(({ id }) => id));
for (const topic of topics.keys()) {
  if (topic !== withoutAnswer && !entries.has(topic))
    problems.push(`${topic}: server/features/chatbot/topics/ has no entry with this id.`);
  const count = utterances.filter((utterance) => utterance.topic === topic).length;
  if (count < fewest)
    problems.push(
      `content/<language>/meena/utterances/${topic}.txt: ${count} sentences over all languages, at least ${fewest}.`,
    );
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const batches = new Set([...utterances, ...twoThings].map(({ batch }) => batch));
const numbers = [...batches].map((batch) => Number.parseInt(batch, 10)).filter(Number.isFinite);
const long = utterances.filter(({ text }) => text.split(/\s+/).length >= 13).length;
console.log(
  `${utterances.length} utterances on ${topics.size} topics from ${batches.size} batches, ${long} of 13 words or more. The next batch has number ${Math.max(...numbers) + 1}.`,
);
