import { toHolderKana } from '@yoimachi/domain/bank';
import type { Day } from '@yoimachi/domain/time';
import { FAMILY_NAMES, FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES } from './names.ja.ts';
import { DEMO_BANK } from './private.ja.ts';
import type { Random } from './random.ts';
import type { DemoCast } from './types.ts';

/** Invented registration data: a legal name with its reading and an account in the same name. */
export function privateData(
  male: boolean,
  birthday: Day,
  index: number,
  random: Random,
): Pick<DemoCast, 'account' | 'bank'> {
  const [family, familyKana] = random.pick(FAMILY_NAMES);
  const [given, givenKana] = male ? random.pick(MALE_GIVEN_NAMES) : random.pick(FEMALE_GIVEN_NAMES);
  const holder = `${familyKana} ${givenKana}`;
  const holderKana = toHolderKana(holder);
  if (!holderKana.ok) throw new Error(`Banks do not write ${holder}`);
  return {
    account: {
      name: `${family} ${given}`,
      nameKana: holder,
      birthday,
      email: `cast${index + 1}@example.com`,
    },
    bank: {
      ...DEMO_BANK,
      accountType: 'ORDINARY',
      accountNumber: String(1000001 + index).slice(-7),
      accountHolder: holder,
      accountHolderKana: holderKana.value,
    },
  };
}
