import "./avatar.css";

export interface AvatarProps {
  readonly name: string;
  /** The name stands beside it, so screen readers skip the initials. */
  readonly decorative?: boolean;
}

const tints = 6;

/** A person's initials on a colour that stays the same for the same name. */
export function Avatar({ name, decorative = false }: AvatarProps) {
  const tint = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints;
  return (
    <span
      className="avatar"
      data-tint={tint}
      title={decorative ? undefined : name}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
