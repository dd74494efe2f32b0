import type { Question } from "../understand/question.ts";

/** What is carried, by the concepts that name it. */
const goods = ["goods", "load", "household", "homeMove", "box", "projectCargo", "fragile", "perishable"];

/** Whether a message names what is to be carried. */
export function namesGoods({ concepts }: Pick<Question, "concepts">): boolean {
  return goods.some((concept) => concepts.has(concept));
}
