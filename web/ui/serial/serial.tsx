import "./serial.css";

/** The number of a card among its like: "01" for the first. The order of the cards says it to screen readers. */
export function Serial({ position }: { readonly position: number }) {
  return (
    <span className="serial" aria-hidden="true">
      {String(position + 1).padStart(2, "0")}
    </span>
  );
}
