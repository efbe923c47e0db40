/** Where a heading is found, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** The sections of a text in Markdown, by the anchors of their headings. */
export const sectionsOf = (text: string): { readonly anchor: string; readonly text: string }[] =>
  text
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => ({ anchor: anchorOf(section.split('\n')[0]!), text: section }));

export const anchorsOf = (text: string): string[] => sectionsOf(text).map(({ anchor }) => anchor);
