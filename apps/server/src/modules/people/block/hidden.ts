import type { hiddenRoutes } from '@yoimachi/contract/block';
import { toE164 } from '@yoimachi/domain/account';
import { HIDDEN_NUMBERS_MAX } from '@yoimachi/domain/block';
import { fail, ok } from '@yoimachi/domain/result';
import { pairSight, personMatched, phoneBound } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext } from '#platform/module';
import { on, publish } from '#platform/outbox';
import {
  countHidden,
  deleteHidden,
  guestsOfNumber,
  insertHidden,
  listHidden,
  lockHider,
  pairsOfMatch,
  pairsOfNumbers,
} from './hidden.store.ts';

/** A cast hides from numbers she enters: family, her shop (rules.md 10). Only their HMAC is kept. */
export function hiddenHandlers({ db, clock, ids, crypto }: AppContext): Handlers<typeof hiddenRoutes> {
  return {
    hiddenNumbers: async ({ principal }) => ok({ items: await listHidden(db, principal.accountId) }),
    async hideFromNumber({ principal: { accountId: castId }, body }) {
      const e164 = toE164(body.phone);
      if (!e164.ok) return e164;
      return withTransaction(db, async (trx) => {
        await lockHider(trx, castId);
        const phoneIndex = crypto.phoneIndex(e164.value);
        const at = clock.now();
        await insertHidden(trx, {
          id: ids.newId(),
          castId,
          phoneIndex,
          label: body.label,
          createdAt: at,
        });
        if ((await countHidden(trx, castId)) > HIDDEN_NUMBERS_MAX) return fail('HIDDEN_NUMBERS_FULL');
        await tellOfSight(trx, castId, phoneIndex, at);
        return ok();
      });
    },
    showToNumber: ({ principal: { accountId: castId }, params }) =>
      withTransaction(db, async (trx) => {
        const phoneIndex = await deleteHidden(trx, castId, params.hiddenId);
        if (!phoneIndex) return fail('NOT_FOUND');
        await tellOfSight(trx, castId, phoneIndex, clock.now());
        return ok();
      }),
  };
}

async function tellOfSight(trx: Trx, castId: string, phoneIndex: Buffer, at: Date): Promise<void> {
  for (const guestId of await guestsOfNumber(trx, phoneIndex))
    await publish(trx, pairSight, { guestId, castId }, at);
}

/** With another number he sees who hid from the former one, and not who hides from this one: open screens hear of both. */
export const sightOfNumbers = on(phoneBound, async ({ payload: { identityId, formerIndex }, at }, trx) => {
  const former = formerIndex === null ? null : Buffer.from(formerIndex, 'base64');
  for (const two of await pairsOfNumbers(trx, identityId, former)) await publish(trx, pairSight, two, at);
});

/** What hides one account from somebody hides the other accounts of the same person, too: their open screens hear of it. */
export const sightOfMatches = on(personMatched, async ({ payload: { identityId, otherId }, at }, trx) => {
  for (const two of await pairsOfMatch(trx, identityId, otherId)) await publish(trx, pairSight, two, at);
});
