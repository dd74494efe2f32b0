import { globSync } from "node:fs";
import { join } from "node:path";

/** Files that share a chunk, as globs from the project's root. */
interface SharedChunk {
  readonly name: string;
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** Virtual modules and packages, which are no files of ours. */
  readonly modules?: RegExp;
}

/** Small modules that are used together share a file, so that each is not a request of its own. */
const sharedChunks: readonly SharedChunk[] = [
  {
    // What every first load needs. Alone, what later chunks share with it would be two more files.
    name: "core",
    modules: /^\0(vite\/preload-helper|build-data:pictures$)|\/node_modules\/(react|react-dom|scheduler)\//,
    files: [
      "content/en/{failure,navigation,pages,service-links,shell,site}.ts",
      "contract/{may-hold-identity-number,normalized-path,page-part,routes}.ts",
      "web/app/*",
      "web/browser/{after-paint,backoff,is-composing,on-idle,opens-elsewhere,reduced-motion,when-in-view}.ts",
      "web/{hydration,loading,navigation}/*",
      "web/quote-form/{quote-field,quote-form-bar,quote-section}.*",
      "web/shell/{header,header-menu,header-services,scroll-to-top,shell,shell-code}.*",
      "web/ui/{button,logo,phone-link,picture,search-form}/*",
      "web/ui/icon/{icon,svg-icon}.tsx",
    ],
    except: ["web/app/entry-*", "web/loading/use-is-near.ts", "web/navigation/drop-query.ts"],
  },
  {
    name: "common",
    files: [
      "content/en/{app-screens,clients,counters,estimation,fleet,services,testimonials}.ts",
      "web/sections/{app-screens,clients,counters,estimation,testimonials}/*",
      "web/sections/fleet/{fleet-bed-layout.ts,vehicle-specs.tsx}",
      "web/ui/{portrait,section-head}/*",
    ],
  },
  { name: "carousel", files: ["content/en/carousel.ts", "web/ui/carousel/*"] },
  {
    name: "figures",
    files: [
      "content/en/{claims,intercity-routes,rules}.ts",
      "content/format/{count-in-words,digit-groups,english}.ts",
      "contract/applicant-digits.ts",
      "contract/loads/vehicle-suit.ts",
      "web/ui/no-wrap/*",
    ],
  },
  {
    // What the footer shares with Contact and the other pages that name a way to reach somebody.
    name: "contact-ways",
    files: [
      "content/en/{booking-help,channels,footer}.ts",
      "contract/contact-topics.ts",
      "web/ui/icon/footer-icons.tsx",
      "web/ui/{store-badge,write-to-us}/*",
    ],
  },
  {
    name: "banners",
    files: [
      "content/en/banners.ts",
      "web/sections/{banner,call-to-action,figure-list,how-it-works,picture-banner}/*",
      "web/ui/accordion/summary.*",
      "web/ui/card-link/card-link.*",
      "web/ui/icon/page-icons.tsx",
    ],
  },
  {
    // What Contact shares with the pages on freight.
    name: "freight",
    files: [
      "content/en/{freight,ocean-freight}.ts",
      "content/messages/freight-request-message.ts",
      "contract/freight-{kinds,request}.ts",
      "web/pages/ocean-freight/freight-request-draft.ts",
    ],
  },
  {
    // What Contact and the planner share with the quote form. By itself it would have the name of the form's code.
    name: "quote-words",
    files: ["content/en/quote-form.ts"],
  },
  {
    name: "forms",
    files: [
      "content/en/{answer-times,form-messages,honeypot}.ts",
      "contract/{api-paths,digits,escape-pattern,form-fields,form-signals,identity-numbers}.ts",
      "contract/{clean-line,line-breaking}.ts",
      "contract/check-digits/*",
      "contract/words/word-edges.ts",
      "web/{api,contact-prefill,drafts,forms}/*",
      "web/browser/{control-named,form-attributes,store,tab-value}.ts",
      "web/load-planner/load/typed-load.ts",
      "web/navigation/drop-query.ts",
      "web/quote-form/request/{quote-drafts,requested-quote}.ts",
      "web/sections/privacy-note/*",
      "web/ui/{alert,debounced-status,field}/*",
    ],
  },
];

/**
 * The chunks as the bundler takes them.
 *
 * @param project its root folder
 * @throws Error if a glob matches no file, such as after a file was renamed
 */
export function codeSplittingGroups(
  project: string,
): { readonly name: string; readonly test: (id: string) => boolean }[] {
  const expand = (pattern: string) =>
    alternatives(pattern).flatMap((glob) => {
      const found = globSync(glob, { cwd: project });
      if (found.length === 0) throw new Error(`scripts/build/shared-chunks.ts: ${glob} matches no file.`);
      return found.map((file) => join(project, file));
    });
  return sharedChunks.map(({ name, files, except = [], modules }) => {
    const members = new Set(files.flatMap(expand)).difference(new Set(except.flatMap(expand)));
    // What follows "?" in an id tells how a file is loaded.
    return { name, test: (id) => members.has(id.replace(/\?.*/, "")) || (modules?.test(id) ?? false) };
  });
}

/** One glob for each alternative in braces: with braces a glob matches if only one of its files is there. */
function alternatives(pattern: string): readonly string[] {
  const [braces, list] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined || list === undefined) return [pattern];
  return list.split(",").flatMap((one) => alternatives(pattern.replace(braces, one)));
}
