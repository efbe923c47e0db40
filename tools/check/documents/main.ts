import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appTexts } from '../../../apps/admin/src/app/ja.ts';
import { queueNames } from '../../../apps/admin/src/lib/labels.ja.ts';
import { ROOT } from '../../launch/paths.ts';
import { readSources, type Source } from '../sources.ts';
import { decisionFindings } from './decisions.ts';
import { labelFindings, placeFindings, stepFindings } from './labels.ts';
import { lengthFindings } from './lengths.ts';
import { linkFindings } from './links.ts';
import { recipeFindings } from './recipes.ts';

/** Where words of screens stand, and the walks that press what is called so. */
const SCREENS = [
  'e2e/{journey,support}/*.ts',
  '{apps,packages}/*/src/**/{ja,*.ja}.ts',
  'apps/server/src/modules/desk/dev/**/*.ts',
];
const INDEX = 'docs/decisions/README.md';

const one = (path: string): Source => readSources([path])[0]!;
const documents = readSources(['*.md', 'docs/**/*.md']);
const decisions = readSources(['docs/decisions/*.md']).filter(({ path }) => path !== INDEX);
const screens = readSources(SCREENS);
const [tour, office] = [one('docs/tour.md'), one('docs/back-office.md')];

/** What the navigation of the office calls its screens. */
function placesOf({ text }: Source): string[] {
  const texts: Readonly<Record<string, unknown>> = appTexts;
  const own = [...text.matchAll(/label: t\.(\w+)/g)].map(([, name]) => texts[name!]);
  return [...Object.values(queueNames), ...own].filter((label) => typeof label === 'string');
}

const findings = [
  ...lengthFindings(documents),
  ...linkFindings(documents, (path) => existsSync(join(ROOT, path))),
  ...stepFindings(tour, one('e2e/journey.spec.ts')),
  ...[tour, office].flatMap((document) => labelFindings(document, screens)),
  ...placeFindings(office, placesOf(one('apps/admin/src/app/shell/places.ts'))),
  ...recipeFindings(readSources(['docs/how-to/*.md']), one('CONTRIBUTING.md')),
  ...decisionFindings(one(INDEX), decisions),
];
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
