import { find as findNumbers } from '../bare-numbers.ts';
import { waysAroundCeiling } from '../card-ceiling.ts';
import { find as findSums } from '../money.ts';
import { questionsToAll } from '../own-database.ts';
import { find as findUnasked } from '../unused-texts/find.ts';
import { isCode, type Law } from './law.ts';
import { machineLaws } from './machine.ts';
import { screenLaws } from './screens.ts';
import { serverLaws } from './server.ts';
import { testLaws } from './tests.ts';
import { wordLaws } from './words.ts';

const moneyLaws: readonly Law[] = [
  {
    name: 'ceiling of a card',
    says: 'Nothing of the product goes around the ceiling of a card: who asks a card for yen has them from it.',
    find: waysAroundCeiling,
  },
  {
    name: 'sums of money',
    says: 'Points and yen are multiplied and divided in the domain’s money alone, by names that say what becomes of the rest.',
    find: (sources) => findSums(sources.filter(({ path }) => isCode(path))),
  },
];

const sentenceLaws: readonly Law[] = [
  {
    name: 'numbers in sentences',
    says: 'A number with its unit in a sentence comes from the constant of its rule.',
    find: (sources) => findNumbers(sources.filter(({ path }) => isCode(path))),
  },
  {
    name: 'texts of screens',
    says: 'A text of a screen is asked for by one.',
    find: (sources) => findUnasked(sources.filter(({ path }) => isCode(path))),
  },
];

const databaseLaws: readonly Law[] = [
  {
    name: 'own database',
    says: 'Nothing asks a whole server where its own database is meant: others live on it, too.',
    find: questionsToAll,
    but: {
      'tools/check/house/house.test.ts': 'plants what breaks the law',
      'tools/check/own-database.test.ts': 'plants what breaks the law',
    },
  },
];

/** Every law of the house, by what it is about; `npm run check` holds them and docs/laws.md lists them. */
export const houseLaws: Readonly<Record<string, readonly Law[]>> = {
  'Time, chance and the machine': machineLaws,
  'The server': [...serverLaws, ...databaseLaws],
  Money: moneyLaws,
  Screens: screenLaws,
  Words: [...wordLaws, ...sentenceLaws],
  Tests: testLaws,
};
