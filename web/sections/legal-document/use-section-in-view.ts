import { useEffect, useState } from "react";

/** A section is being read when its heading has reached the upper third of the window. */
const upperThird = "-66%";

/**
 * Above the window counts as reached too, however far: a visitor who jumps from the end of the page to the start
 * passes headings without seeing them.
 */
const readingRange = `1000000px 0px ${upperThird} 0px`;

/**
 * The id of the section that is being read: the last one whose heading has passed the reading line. Undefined above
 * the first one, and until scripts run.
 */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setInView(sections.findLast(({ id }) => passed.has(id))?.id);
      },
      { rootMargin: readingRange },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return inView;
}
