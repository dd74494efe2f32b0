import { StarIcon } from "#desk/ui/icon/desk-icons.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import "./stars.css";

/** The average rating, as a number beside one star. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars">
      <StarIcon />
      <span className="visually-hidden">{words.rating}: </span>
      {rating.toFixed(1)}
    </span>
  );
}
