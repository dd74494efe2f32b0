/** Work does not do what its caller asked, and says why. Nothing has failed, so its transaction may go on. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
}
