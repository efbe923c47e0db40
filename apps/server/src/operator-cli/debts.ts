import { listOpenDebts } from '#money/billing';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand, OperatorContext } from './command.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  VALIDATION: 'there is no such debt',
  NOT_FOUND: 'there is no such debt',
  ACTION_NOT_ALLOWED: 'it is paid or waived already',
  CONFLICT: 'a charge for it is under way',
};
const LISTED = 200;

export const debtCommands: readonly CliCommand[] = [
  { name: 'debts', usage: ': what guests owe, the oldest first', run: runList },
  {
    name: 'waive-debt',
    usage: '<debt id> --reason <text>: forgives a debt; the guest can book again',
    act: runWaive,
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  showList(await listOpenDebts(db, LISTED), { most: LISTED, what: 'open' }, (debt) => {
    const { id, guest_id, points, cause, created_at, retry_at } = debt;
    const next = retry_at ? `charged again ${retry_at.toISOString()}` : 'waits for the guest';
    return `${id}  ${created_at.toISOString()}  guest ${guest_id}  ${points} P  ${cause}  ${next}`;
  });
}

async function runWaive(context: ActingContext, args: CliArgs): Promise<void> {
  const debtId = args.at(0);
  const input = { params: { debtId }, body: { reason: args.required('reason') } };
  const { points, guestId } = await call(context, 'waiveDebt', input, REASONS);
  console.log(`Waived: ${points} P of guest ${guestId}`);
}
