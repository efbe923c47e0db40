import type { Source } from '../sources.ts';

const LABEL = /「([^」]+)」/g;
const STEP = /^### (\d+\. .+)$/gm;
const ACT = /\bact\('(\d+\. [^']+)'/g;

/** Whether a text is the whole of a string or of an element in one of these sources; its numbers may be values there. */
function isSaid(label: string, texts: string): boolean {
  const words = label.split(/\d+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const numbers = [...label.matchAll(/\d+/g)].map(([number]) => `(?:${number}|\\$\\{[^}]*\\})`);
  const said = words.map((part, at) => part + (numbers[at] ?? '')).join('');
  return new RegExp(`['"\`>]${said}['"\`<]`).test(texts);
}

/** Labels of a document, in 「」, that no screen and no walk shows. */
export function labelFindings({ path, text }: Source, screens: readonly Source[]): string[] {
  const texts = screens.map((screen) => screen.text).join('\n');
  const labels = new Set([...text.matchAll(LABEL)].map(([, label]) => label!));
  return [...labels]
    .filter((label) => !isSaid(label, texts))
    .map((label) => `${path}: 「${label}」 stands on no screen`);
}

/** Steps of the tour that the walk does not go, and steps of the walk that the tour does not tell, in the walk's order. */
export function stepFindings(tour: Source, walk: Source): string[] {
  const told = [...tour.text.matchAll(STEP)].map(([, title]) => title!);
  const gone = [...walk.text.matchAll(ACT)].map(([, title]) => title!);
  const length = Math.max(told.length, gone.length);
  return Array.from({ length }, (_, at) => [told[at] ?? 'nothing', gone[at] ?? 'nothing'] as const)
    .filter(([here, there]) => here !== there)
    .map(([here, there]) => `${tour.path}: "${here}", where ${walk.path} has "${there}"`);
}

/** Screens of the back office that its document does not name. */
export const placeFindings = ({ path, text }: Source, labels: readonly string[]): string[] =>
  labels
    .filter((label) => !text.includes(`「${label}」`))
    .map((label) => `${path}: the screen 「${label}」 is not named`);
