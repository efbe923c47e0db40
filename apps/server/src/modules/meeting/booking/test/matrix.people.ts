import { isOpen as isOpenState } from '@yoimachi/domain/booking';
import { liftSuspension, suspendAccount } from '#desk/operator';
import { sealPrivate } from '#people/profile';
import { ticketOf } from '#platform/http';
import { addStore, OPERATORS, type Person, type TestApp } from '../../../../test-support/index.ts';
import { leavingFeature, profileFeature } from '../../../../wiring/people.ts';
import { ACCOUNT } from '../../../money/payoff/test/support.ts';
import { ACCEPTED } from './matrix.attempts.ts';
import type { Stored } from './matrix.verdict.ts';
import type { Several } from './several.support.ts';

/** What people do to themselves while they have a booking, in whatever state it is. It leaves the booking as it is. */
export interface OwnAct {
  readonly cell: string;
  /** Its code, or that it is accepted. */
  readonly expected: string;
  readonly run: () => Promise<string | number>;
}

type Handlers = Readonly<
  Record<string, (call: object) => Promise<{ ok: boolean; error?: { code: string } }>>
>;

/** Pause, leaving and another store; each is tried and undone alone. Leaving of who has something open, which is all that a booking decides. */
export function ownActsOn(app: TestApp, { guest, casts }: Several, stored: Stored): OwnAct[] {
  const { context } = app;
  const handlers = {
    ...leavingFeature(context).handlers,
    ...profileFeature(context).handlers,
  } as unknown as Handlers;
  const call = async (name: string, { userId, userType }: Person, body: object) => {
    const ticket = ticketOf(userId, name, context.ids.newId(), body);
    const principal = { accountId: userId, userType, sessionId: userId };
    const done = await handlers[name]!({ principal, body, idempotency: ticket.ok && ticket.value });
    return done.ok ? ACCEPTED : done.error!.code;
  };
  const nothing = { lapsingPoints: 0, transferYen: 0 };
  // Others' parts may still end: his booking is over when all are.
  const isOpen = stored.some(({ state }) => isOpenState(state));
  const leaving = (person: Person, name: string): OwnAct => ({
    cell: `${name} leaves`,
    expected: 'LEAVING_REFUSED',
    run: () => call('leave', person, nothing),
  });
  const ofCasts = casts.flatMap((cast, place): OwnAct[] => {
    const { state } = stored[place]!;
    const isHers = ['PENDING', 'APPROVE', 'NO_SHOW', 'FORCE_FINISH'].includes(state.status);
    const holdsTime = state.status === 'NO_SHOW' || (state.status === 'APPROVE' && state.finishedAt === null);
    return [
      {
        cell: `cast ${place} pauses`,
        expected: ACCEPTED,
        run: () => call('putPause', cast, { paused: true }),
      },
      {
        cell: `cast ${place} goes to another store`,
        expected: state.status === 'PENDING' || holdsTime ? 'STORE_MEETINGS_OPEN' : ACCEPTED,
        async run() {
          const bank_account = sealPrivate(context.crypto, 'bank_account', cast.userId, ACCOUNT);
          await app.db.insertInto('cast_private').values({ cast_id: cast.userId, bank_account }).execute();
          return call('chooseStore', cast, { storeId: await addStore(app, {}) });
        },
      },
      ...(isOpen && isHers ? [leaving(cast, `cast ${place}`)] : []),
    ];
  });
  return [...(isOpen ? [leaving(guest, 'the guest')] : []), ...ofCasts];
}

/** Everybody of a booking who may be suspended. */
export const peopleOf = ({ guest, casts }: Several): readonly Person[] => [guest, ...casts];

export const suspend = ({ context }: TestApp, { userId: accountId }: Person) =>
  suspendAccount(context, { accountId, operator: OPERATORS.sato });
export const lift = ({ context }: TestApp, { userId: accountId }: Person) =>
  liftSuspension(context, { accountId, operator: OPERATORS.sato, reason: '確認済み' });
