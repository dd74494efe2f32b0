import type { Applicant } from "#contract/desk/applicants.ts";
import { useRateApplicant } from "#desk/api/applicants.ts";
import { useMe } from "#desk/api/session.ts";
import { SideSection } from "#desk/records/side-section.tsx";
import { FactList } from "#desk/ui/fact-list/fact-list.tsx";
import { StarIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import "./rating.css";

const marks = [1, 2, 3, 4, 5] as const;

/** One's own rating as five stars, and those of colleagues. */
export function Rating({
  applicant,
  mayWrite,
}: {
  readonly applicant: Applicant;
  readonly mayWrite: boolean;
}) {
  const me = useMe();
  const rate = useRateApplicant(applicant);
  const own = rate.isPending ? rate.variables : applicant.myRating;

  return (
    <SideSection title={mayWrite ? words.yourRating : words.rating}>
      {mayWrite && (
        <fieldset className="rating" aria-label={words.yourRating}>
          {marks.map((mark) => (
            <IconButton
              key={mark}
              className="rating__star"
              aria-pressed={own === mark}
              label={words.stars(mark)}
              data-on={(own ?? 0) >= mark || undefined}
              onClick={() => rate.mutate(own === mark ? null : mark)}
              icon={<StarIcon />}
            />
          ))}
        </fieldset>
      )}
      <FactList>
        {applicant.ratings
          // One's own are the stars above.
          .filter(({ by }) => !mayWrite || by.id !== me.id)
          .map(({ by, rating }) => (
            <li key={by.id}>
              <span>{by.name}</span>
              <span className="quiet">{words.stars(rating)}</span>
            </li>
          ))}
      </FactList>
    </SideSection>
  );
}
