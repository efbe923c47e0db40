import { expect, it } from 'vitest';
import { dayOf } from '@yoimachi/domain/time';
import type { Delivered } from '#platform/delivery';
import { signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { BOOKING_LINK, channelsOfTest, tell, withNotification } from './support.ts';

const channels = channelsOfTest();
const test = useTestApp({
  modules: withNotification(() => channels.means),
  startAt: '2026-11-24T12:00:00+09:00',
});

it('a slow channel holds up no other', async () => {
  const [guest, other] = [await signUpGuest(test), await signUpGuest(test)];
  channels.subscriptions.set(guest.userId, ['phone']);
  const mayEnd = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const ended: string[] = [];
  channels.behaviour.do = async ({ channel }): Promise<Delivered> => {
    if (channel === 'SMS') told.resolve();
    if (channel === 'PUSH') {
      begun.resolve();
      await mayEnd.promise;
    }
    ended.push(channel);
    return 'SENT';
  };
  const day = dayOf(test.clock.now());
  await tell(test, guest, { kind: 'GUEST_APPROVED', body: 'お知らせ', link: BOOKING_LINK, day });
  test.app.jobs.start(() => 60_000);
  await test.app.outbox.drain();
  await begun.promise;
  await tell(test, other, { kind: 'CAST_CHECKOUT_ASK', body: 'お知らせ', link: BOOKING_LINK });
  await test.app.outbox.drain();
  // Comes only because the SMS does not wait for the push.
  await told.promise;
  expect(ended).not.toContain('PUSH');
  mayEnd.resolve();
});
