import { isTest, withoutComments, type Source } from '../sources.ts';

export interface Law {
  /** What it is about, in a few words. */
  readonly name: string;
  /** One sentence, as docs/laws.md says it. */
  readonly says: string;
  /** What breaks it, as `path:line: text`. */
  readonly find: (sources: readonly Source[]) => string[];
  /** Files that may, each with the reason. */
  readonly but?: Readonly<Record<string, string>>;
}

/** What breaks a law in these sources, and which of its exceptions nobody needs any more. */
export function findingsOf({ find, but = {} }: Law, sources: readonly Source[]): string[] {
  const pathOf = (finding: string): string => finding.slice(0, finding.indexOf(':'));
  const found = find(sources);
  const needed = new Set(found.map(pathOf));
  const spare = sources.filter(({ path }) => Object.hasOwn(but, path) && !needed.has(path));
  return [
    ...found.filter((finding) => !Object.hasOwn(but, pathOf(finding))),
    ...spare.map(({ path }) => `${path}: keeps the law, and is an exception from it for nothing`),
  ];
}

/** Code of the product below these folders, without tests and without comments. */
export const codeBelow = (sources: readonly Source[], ...folders: readonly string[]): Source[] =>
  sources
    .filter(({ path }) => isCode(path) && !isTest(path) && folders.some((folder) => path.startsWith(folder)))
    .map(bared);

export const bared = ({ path, text }: Source): Source => ({ path, text: withoutComments(text) });

export const isCode = (path: string): boolean => /\.(?:tsx?|mjs)$/.test(path);
