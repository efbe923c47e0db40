import { deadDeliveries } from '#talk/notification';
import { call } from './call.ts';
import type { CliCommand } from './command.ts';

const LISTED = 100;

export const deliveryCommands: readonly CliCommand[] = [
  {
    name: 'dead-deliveries',
    usage: ': notifications that a channel did not take, the oldest first',
    async run({ db }) {
      const dead = await deadDeliveries(db, LISTED);
      for (const { itemId, accountId, kind, channel, tries, reason, askedAt } of dead)
        console.log(
          `${itemId}  ${askedAt.toISOString()}  ${channel} ${kind} to ${accountId}  ${tries} tries: ${reason}`,
        );
      console.log(`${dead.length}${dead.length < LISTED ? '' : ' or more'} given up`);
    },
  },
  {
    name: 'revive-delivery',
    usage: '<id>: lets a notification of dead-deliveries be tried again',
    async act(context, args) {
      const deliveryId = args.at(0);
      const reasons = { NOT_FOUND: `${deliveryId} was not given up` };
      await call(context, 'reviveDelivery', { params: { deliveryId } }, reasons);
      console.log(`Tried again: ${deliveryId}`);
    },
  },
];
