import type {
  GuestBookingItem,
  GuestParticipation,
  ParticipationStateWire,
} from '@yoimachi/contract/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, meetingState, pendingState } from '../booking/booking.test-kit.ts';
import {
  answersOf,
  clockState,
  leadParticipation,
  participationsOf,
  namesOf,
  wholeOf,
} from './participations.ts';
import { newlyConfirmed } from './use-approval-toast.ts';

const at = (minute: number) => instantAt(DAY, minute);
const heldState = () => pendingState({ status: 'APPROVE', approvedAt: at(600) });

function participation(nickname: string, state: ParticipationState, reviewed = false): GuestParticipation {
  const cast = { userId: nickname, nickname, age: 25, photo: null };
  return {
    cast: { ...cast, storeName: 'ラウンジ 灯', district: '六本木', storeAddress: '', under20: false },
    state: JSON.parse(JSON.stringify(state)) as ParticipationStateWire,
    endMinute: 1140,
    reviewed,
  };
}
const booking = (...participations: GuestParticipation[]) =>
  ({ participations }) as unknown as GuestBookingItem;

it('names one or two casts, of more the first and how many others', () => {
  const [a, b, c] = ['しおり', 'みお', 'りさ'].map((name) => participation(name, dueState()));
  expect(namesOf(booking(a!))).toBe('しおりさん');
  expect(namesOf(booking(a!, b!))).toBe('しおりさん・みおさん');
  expect(namesOf(booking(a!, b!, c!))).toBe('しおりさん ほか2名');
  expect(participationsOf(booking(a!, b!)).map(({ id }) => id)).toEqual(['しおり', 'みお']);
});

it('counts the answers while several casts are asked', () => {
  const held = participation('しおり', heldState());
  const pending = participation('みお', pendingState());
  expect(answersOf(booking(held, pending, pending))).toBe('1人承認済み・2人返信待ち');
  expect(answersOf(booking(pending))).toBeNull();
  expect(
    answersOf(booking(participation('しおり', dueState()), participation('みお', dueState()))),
  ).toBeNull();
});

it('shows the clock of who stays longest, and of nobody who is gone', () => {
  const extended = participation('しおり', meetingState({ endsAt: at(1155) }));
  const planned = participation('みお', meetingState());
  const gone = participation('りさ', meetingState({ endsAt: at(1170), finishedAt: at(1100) }));
  expect(clockState(booking(planned, extended, gone)).endsAt).toEqual(at(1155));
  expect(clockState(booking(participation('みお', dueState()))).arrivedAt).toBeNull();
  const last = participation('しおり', meetingState({ finishedAt: at(1120) }));
  expect(clockState(booking(gone, last)).finishedAt).toEqual(at(1120));
});

it('says that a request became a booking, once, and not of one that was confirmed before', () => {
  const asked = { ...booking(participation('しおり', pendingState())), bookingId: 'a' };
  const confirmed = { ...booking(participation('しおり', dueState())), bookingId: 'a' };
  const heldByOne = {
    ...booking(participation('しおり', heldState()), participation('みお', pendingState())),
    bookingId: 'a',
  };
  const waited = new Set(['a']);
  expect(newlyConfirmed(waited, [confirmed])).toEqual([confirmed]);
  expect(newlyConfirmed(new Set(), [confirmed])).toEqual([]);
  expect(newlyConfirmed(waited, [asked])).toEqual([]);
  expect(newlyConfirmed(waited, [heldByOne])).toEqual([]);
});

it('takes the badge from the cast who is furthest, and asks for a review while one is open', () => {
  const running = participation('みお', meetingState());
  const due = participation('しおり', dueState());
  expect(leadParticipation(booking(due, running))).toBe(running);
  const finished = meetingState({ finishedAt: at(1140) });
  const open = booking(participation('しおり', finished, true), participation('みお', finished));
  expect(wholeOf(open, at(1200)).reviewed).toBe(false);
  expect(wholeOf(booking(participation('しおり', finished, true)), at(1200)).reviewed).toBe(true);
});
