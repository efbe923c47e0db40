import type { Law } from '../check/house/law.ts';
import { houseLaws } from '../check/house/laws.ts';

/** docs/laws.md: each law of the house in one sentence, with the files that need not keep it. */
export async function lawsText(): Promise<string> {
  const groups = Object.entries(houseLaws).map(
    ([about, laws]) => `## ${about}\n\n${laws.map(lawText).join('\n')}\n`,
  );
  return `# The laws of the house

Written by \`npm run gen\` from the list in \`tools/check/house/laws.ts\`. The step \`house rules\` of \`npm run check\` says each line that breaks one; what
breaks it is planted in its test. Files that need not keep a law stand below it, each with the reason; one that does not need that any more fails, too. Imports,
borders, migrations and walks have steps of their own.

${groups.join('\n')}`;
}

const lawText = ({ name, says, but = {} }: Law): string =>
  [
    `- **${name}**: ${says}`,
    ...Object.entries(but).map(([path, reason]) => `  - \`${path}\`: ${reason}`),
  ].join('\n');
