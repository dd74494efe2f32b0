/** The developers' gallery: every `<name>.examples.tsx` on one page, served by `npm run dev` alone. */
import { type ReactElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./gallery.css";

interface Example {
  readonly name: string;
  readonly element: ReactElement;
}

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>(
  "../{ui,sections}/**/*.examples.tsx",
  {
    eager: true,
  },
);

function Gallery() {
  return (
    <main className="gallery container">
      <h1>Components</h1>
      {Object.entries(modules).map(([path, { examples }]) => (
        <section key={path} className="gallery__component">
          <h2>{path.replace(/^.*\/(.+)\.examples\.tsx$/, "$1")}</h2>
          <div className="gallery__examples">
            {examples.map(({ name, element }) => (
              <figure key={name}>
                <figcaption>{name}</figcaption>
                {element}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById("gallery");
if (!root) throw new Error("gallery.html has no #gallery element.");
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
