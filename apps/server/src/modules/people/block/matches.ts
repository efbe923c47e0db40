import { pairSight, personMatched } from '#events/catalogue.ts';
import { on, publish } from '#platform/outbox';
import { pairsOfMatch } from './match.store.ts';

/** What hides one account from somebody hides the other accounts of the same person, too: their open screens hear of it. */
export const sightOfMatches = on(personMatched, async ({ payload: { identityId, otherId }, at }, trx) => {
  for (const two of await pairsOfMatch(trx, identityId, otherId)) await publish(trx, pairSight, two, at);
});
