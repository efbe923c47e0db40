import { expect, it } from 'vitest';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { UserType } from '@yoimachi/domain/account';
import { NO_SUM } from '@yoimachi/domain/booking';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import {
  newPhone,
  signUpGuest,
  toldSince,
  typed,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { leaves } from '../../../people/leaving/test/support.ts';
import { share } from '../../../people/person/test/support.ts';
import { askChange } from '../../../people/phone/test/support.ts';
import { findStranger } from '../list.store.ts';
import { sideOf } from '../people.ts';
import { chatting, favor, list, send, unread } from './support.ts';

const test = useRewoundApp();
const FORGOTTEN_DAYS = 93;

/** How many unread chats open screens were told of last, and whether that is how many there are. */
async function told(who: Person): Promise<number> {
  await test.work();
  const last = (await toldSince(test.db, who.userId)).findLast(({ name }) => name === 'user.chat');
  expect(last).toMatchObject({ payload: { document: { unreadCount: await unread(test, who) } } });
  return unread(test, who);
}

const block = ({ guest, cast }: { guest: Person; cast: Person }) =>
  test.ok(blockRoutes.blockCast, { body: { castId: cast.userId, seen: [], shown: NO_SUM } }, guest);

it('goes from open screens with a number she hides from, and comes back with it', async () => {
  const { guest, cast } = await chatting(test);
  await send(test, guest, cast, 'こんばんは');
  expect([await told(guest), await told(cast)]).toEqual([1, 1]);
  await test.ok(hiddenRoutes.hideFromNumber, { body: { phone: guest.phone, label: '家族' } }, cast);
  expect([await told(guest), await told(cast)]).toEqual([0, 0]);
  const { items } = await test.ok(hiddenRoutes.hiddenNumbers, {}, cast);
  const params = { hiddenId: items[0]!.hiddenId };
  await test.ok(hiddenRoutes.showToNumber, { params }, cast);
  expect([await told(guest), await told(cast)]).toEqual([1, 1]);
  expect(await test.call(hiddenRoutes.showToNumber, { params }, cast)).toMatchObject({ code: 'NOT_FOUND' });
});

it('comes back with another number of his, and goes with one that she hides from', async () => {
  const { guest, cast } = await chatting(test);
  await send(test, guest, cast, 'こんばんは');
  const hidden = newPhone();
  for (const phone of [guest.phone, hidden])
    await test.ok(hiddenRoutes.hideFromNumber, { body: { phone, label: '家族' } }, cast);
  expect([await told(guest), await told(cast)]).toEqual([0, 0]);
  expect((await askChange(test, guest)).answer.status).toBe(200);
  expect([await told(guest), await told(cast)]).toEqual([1, 1]);
  await test.moveBy(DAY_MINUTES);
  expect((await askChange(test, guest, hidden)).answer.status).toBe(200);
  expect([await told(guest), await told(cast)]).toEqual([0, 0]);
});

it('comes back to open screens when the block of somebody who left is forgotten', async () => {
  const { guest, cast } = await chatting(test);
  await send(test, guest, cast, 'こんばんは');
  await block({ guest, cast });
  expect(await told(cast)).toBe(0);
  expect((await leaves(test, guest)).status).toBe(200);
  await test.moveBy(FORGOTTEN_DAYS * DAY_MINUTES);
  expect(await told(cast)).toBe(1);
  expect(await list(test, cast)).toMatchObject([{ state: 'CLOSED' }]);
  const counts = test.db.selectFrom('chat_count').select('account_id').where('account_id', '=', guest.userId);
  expect(await counts.execute()).toEqual([]);
});

it('comes back to guests when a cast who hid from their number is forgotten', async () => {
  const { guest, cast } = await chatting(test);
  await test.ok(hiddenRoutes.hideFromNumber, { body: { phone: guest.phone, label: '家族' } }, cast);
  expect(await told(guest)).toBe(0);
  expect((await leaves(test, cast)).status).toBe(200);
  await test.moveBy(FORGOTTEN_DAYS * DAY_MINUTES);
  expect(await told(guest)).toBe(1);
});

const decide = (one: Person, other: Person, decision: 'DIFFERENT' | 'SAME') => {
  const words = [
    '--decision',
    decision,
    '--reason',
    '本人の説明',
    '--is-again',
    'true',
    '--operator',
    'sato',
  ];
  return typed(test, 'decideMatch', one.identityId, other.identityId, ...words);
};

it('goes from the screens of whoever is one person with the blocked, and comes back', async () => {
  const { guest, cast } = await chatting(test);
  const same = await signUpGuest(test);
  await favor(test, { guest: same, cast });
  await send(test, cast, same, 'はじめまして');
  expect(await told(same)).toBe(1);
  await share(test, 'DEVICE', guest, same);
  await block({ guest, cast });
  expect([await told(same), await told(guest)]).toEqual([0, 0]);
  await test.ok(blockRoutes.unblockCast, { params: { castId: cast.userId } }, guest);
  expect([await told(same), await told(guest)]).toEqual([1, 1]);
});

it('goes with a match that is found after the block, comes back when an operator parts the two, and goes again', async () => {
  const { guest, cast } = await chatting(test);
  const same = await signUpGuest(test);
  await favor(test, { guest: same, cast });
  await send(test, cast, same, 'はじめまして');
  await block({ guest, cast });
  expect([await told(same), await told(guest)]).toEqual([1, 0]);
  await share(test, 'DEVICE', guest, same);
  expect(await told(same)).toBe(0);
  await decide(guest, same, 'DIFFERENT');
  expect([await told(same), await told(guest)]).toEqual([1, 0]);
  await decide(guest, same, 'SAME');
  expect(await told(same)).toBe(0);
});

it('goes from a cast and her other account, and from a guest who turns out to be herself', async () => {
  const { guest, cast } = await chatting(test);
  const other = (await chatting(test)).cast;
  await favor(test, { guest, cast: other });
  await send(test, other, guest, 'はじめまして');
  await test.ok(blockRoutes.blockGuest, { body: { guestId: guest.userId, seen: [], shown: NO_SUM } }, cast);
  expect(await told(guest)).toBe(1);
  await share(test, 'DEVICE', cast, other);
  expect([await told(guest), await told(cast), await told(other)]).toEqual([0, 0, 0]);

  const own = await chatting(test);
  expect(await told(own.guest)).toBe(1);
  await share(test, 'DEVICE', own.guest, own.cast);
  expect(await told(own.guest)).toBe(0);
});

it('is never nothing, while it comes back between two looks', async () => {
  const { guest, cast } = await chatting(test);
  const to = ({ userId }: Person) => sideOf({ accountId: guest.userId, userType: UserType.GUEST }, userId);
  expect(await findStranger(test.db, to(cast))).toBeUndefined();
  expect(await findStranger(test.db, to(await verifiedCast(test)))).toMatchObject({ state: null });
});
