import type { SampleKind, SampleWanted } from '../../apps/server/src/modules/desk/dev/index.ts';
import { addDays } from '../../packages/domain/src/base/time/index.ts';
import { drawCard, type SampleOrder } from './card.ts';
import { SISTER } from './people.ja.ts';
import { photograph, type Conditions } from './photo.ts';

const YEAR_DAYS = 365;

/** What each kind changes of a right document that is held still. */
const CHANGES: Readonly<Record<SampleKind, (wanted: SampleWanted) => Partial<SampleOrder>>> = {
  CLEAR: () => ({}),
  PHONE: () => ({}),
  POOR: () => ({}),
  SISTER: ({ name, nameKana, birthday }) => ({
    name: withGiven(name, SISTER.name),
    nameKana: withGiven(nameKana, SISTER.nameKana),
    birthday: addDays(birthday, -900),
  }),
  OTHER_BIRTHDAY: ({ birthday }) => ({ birthday: addDays(birthday, 1) }),
  UNDER_18: ({ today }) => ({ birthday: addDays(today, -17 * YEAR_DAYS) }),
  EXPIRED: ({ today }) => ({ expiresOn: addDays(today, -1) }),
  BACK: () => ({ isBack: true }),
};
const CONDITIONS: Readonly<Partial<Record<SampleKind, Conditions>>> = {
  PHONE: { quality: 'PHONE', tilt: -5 },
  POOR: { quality: 'POOR', tilt: 6 },
};

/** Her family name with the given name of somebody else. */
const withGiven = (name: string, other: string) => `${name.split(' ')[0]} ${other.split(' ')[1]}`;

/** A photo of a document in a registered name, or of one that must not be taken for it. */
export async function drawSampleFor(wanted: SampleWanted): Promise<Buffer> {
  const { documentType, kind, name, nameKana, birthday, today } = wanted;
  const order: SampleOrder = {
    documentType,
    name,
    nameKana,
    birthday,
    expiresOn: addDays(today, 3 * YEAR_DAYS),
    issuedOn: addDays(today, -YEAR_DAYS),
    ...CHANGES[kind](wanted),
  };
  return photograph(await drawCard(order), CONDITIONS[kind] ?? { quality: 'CLEAR' });
}
