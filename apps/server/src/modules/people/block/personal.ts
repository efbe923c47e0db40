import { pairSight, pairUnblocked } from '#events/catalogue.ts';
import { publish } from '#platform/outbox';
import type { PersonalTables } from '#platform/personal';
import { blockTables, eraseBlocks, eraseHidden } from './personal.store.ts';

/** What is exported and erased of blocks and reports. Where what hid two from each other goes with it, their open screens hear of it. */
export const blockPersonal: PersonalTables = {
  ...blockTables,
  account_block: {
    ...blockTables.account_block,
    async erased(trx, owner, { at }) {
      for (const two of await eraseBlocks(trx, owner)) await publish(trx, pairUnblocked, two, at);
    },
  },
  hidden_number: {
    ...blockTables.hidden_number,
    async erased(trx, { accountId }, { at }) {
      for (const two of await eraseHidden(trx, accountId)) await publish(trx, pairSight, two, at);
    },
  },
};
