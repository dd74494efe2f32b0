import { ChevronLeftIcon, ChevronRightIcon } from "../icon/desk-icons.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

interface PreviousNextProps {
  readonly words: { readonly previous: string; readonly next: string };
  /** Undefined at the beginning of the list. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined at the end of the list. */
  readonly onNext: (() => void) | undefined;
}

/** Buttons to the records before and after the open one. */
export function PreviousNext({ words, onPrevious, onNext }: PreviousNextProps) {
  return (
    <>
      <IconButton
        label={words.previous}
        disabled={!onPrevious}
        onClick={onPrevious}
        icon={<ChevronLeftIcon />}
      />
      <IconButton label={words.next} disabled={!onNext} onClick={onNext} icon={<ChevronRightIcon />} />
    </>
  );
}
