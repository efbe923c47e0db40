/** Where a heading is found, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The sections of a text in Markdown, by the anchors of their headings. */
export const sectionsOf = (text: string): { readonly anchor: string; readonly text: string }[] =>
  text
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => ({ anchor: anchorOf(section.split('\n')[0]!), text: section }));

export const anchorsOf = (text: string): string[] => sectionsOf(text).map(({ anchor }) => anchor);

export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  readonly title: string;
  readonly anchor: string;
}

/** Every heading of a text in Markdown. Of two that are called the same the second has a number behind its anchor. */
export function headingsOf(text: string): Heading[] {
  const seen = new Map<string, number>();
  const lines = text.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '').matchAll(/^(#{1,6}) (.+)$/gm);
  return [...lines].map(([, marks, title]) => {
    const anchor = anchorOf(title!);
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return { depth: marks!.length, title: title!, anchor: before === 0 ? anchor : `${anchor}-${before}` };
  });
}
