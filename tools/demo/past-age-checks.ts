import { issuersOf } from '@yoimachi/domain/age-check';
import { addMinutes } from '@yoimachi/domain/time';
import { demoId } from './id.ts';
import { makeRandom, seedOf, type Random } from './random.ts';
import type { DemoAgeCheck } from './types.ts';

/** One in so many handed in something that could not be read, and then another picture. */
const AGAIN = 1 / 9;
/** Minutes until a picture is sent: two looks of operators end before somebody is whole. */
const SENT = { min: 6, max: 21 };
/** What a machine reads is decided at once, else an operator looks. */
const READ_MINUTES = 1;
const LOOKED_AT = { min: 7, max: 38 };

/** How somebody was made known to be of age, soon after the registration; of some the first picture was refused. */
export function makeAgeChecks(accountId: string, registeredAt: Date, prefecture: number): DemoAgeCheck[] {
  const random = makeRandom(seedOf('age check', accountId));
  const document = documentOf(prefecture, random);
  const states = random.chance(AGAIN) ? (['REFUSED', 'VERIFIED'] as const) : (['VERIFIED'] as const);
  const checks: DemoAgeCheck[] = [];
  for (const end of states) {
    // Who was refused by an operator is looked at by one again.
    const way = checks.some(({ state }) => state === 'REJECTED') || random.chance(0.5) ? 'ANALOG' : 'AUTO';
    const submittedAt = addMinutes(checks.at(-1)?.decidedAt ?? registeredAt, random.int(SENT.min, SENT.max));
    const minutes = way === 'AUTO' ? READ_MINUTES : random.int(LOOKED_AT.min, LOOKED_AT.max);
    const state = end === 'VERIFIED' ? end : way === 'AUTO' ? 'FAILED' : 'REJECTED';
    const id = demoId(submittedAt, 'age check', accountId, checks.length);
    const decidedAt = addMinutes(submittedAt, minutes);
    checks.push({ id, way, ...document, state, submittedAt, decidedAt });
  }
  return checks;
}

function documentOf(prefecture: number, random: Random): Pick<DemoAgeCheck, 'documentType' | 'issuer'> {
  const documentType = random.weighted(['DRIVERS_LICENSE', 'PASSPORT'], [4, 1]);
  const issuers = issuersOf(documentType);
  return { documentType, issuer: issuers[prefecture - 1] ?? issuers[0] ?? '' };
}
