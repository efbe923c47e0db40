import { expect, test } from 'vitest';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from './index.ts';

const routes: [string, Route][] = Object.entries(allRoutes);

test('nothing is bought, and no text of the two sides is sent, before what has to be agreed to is', () => {
  const asking = routes.filter(([, { consents }]) => consents);
  expect(Object.fromEntries(asking.map(([name, { consents }]) => [name, consents!.to]))).toEqual({
    putGuestProfile: 'REGISTER',
    putCastProfile: 'REGISTER',
    createSchedule: 'MEET',
    copySchedule: 'MEET',
    buyPoints: 'BUY',
    startCard: 'CARD',
    sendGift: 'SEND',
    requestBooking: 'SEND',
    askExtension: 'BUY',
    reviewCast: 'SEND',
    confirmBooking: 'MEET',
    reviewGuest: 'SEND',
    proposeGuestPlace: 'SEND',
    proposeCastPlace: 'SEND',
    sendMessage: 'SEND',
    sendQuickMessage: 'SEND',
    sendGroupMessage: 'SEND',
  });
  const buying = routes.filter(([, { records }]) => records === 'PURCHASE');
  expect(buying.filter(([, { consents }]) => !consents)).toEqual([]);
  // Who calls is only known by a Bearer token.
  expect(asking.filter(([, { who }]) => who === 'open' || who === 'identity')).toEqual([]);
});
