/** An expected rejection, which says why. It is no fault, so the transaction may continue. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
}
