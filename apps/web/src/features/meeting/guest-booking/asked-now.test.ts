import type { GuestBookingItem, ParticipationStateWire } from '@yoimachi/contract/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, meetingState, pendingState } from '../booking/booking.test-kit.ts';
import { askedNow } from './asked-now.ts';

const at = (minute: number) => instantAt(DAY, minute);

function bookingOf(version: number, ...states: ParticipationState[]): GuestBookingItem {
  const participations = states.map((state, index) => ({
    cast: { userId: `cast ${index}` },
    state: JSON.parse(JSON.stringify(state)) as ParticipationStateWire,
  }));
  return { bookingId: 'a booking', version, participations } as unknown as GuestBookingItem;
}

it('asks of the participation as it is by now, not as it was when the question was opened', () => {
  const before = bookingOf(3, meetingState({ version: 3 }));
  const longer = bookingOf(4, meetingState({ version: 4, endsAt: at(1155) }));
  const asked = { act: 'finish', participation: before.participations[0]! } as const;
  expect(askedNow({ booking: before, now: at(1155), asked })).toMatchObject({
    target: { version: 3, castId: 'cast 0' },
    own: { points: 16_500, minutes: 90 },
  });
  expect(askedNow({ booking: longer, now: at(1155), asked })).toMatchObject({
    target: { version: 4 },
    own: { points: 19_250, minutes: 105 },
  });
});

it('makes a cancellation of a withdrawal when all have approved meanwhile, with its fee', () => {
  const asked = { act: 'withdraw' } as const;
  const now = instantAt('2026-11-20', 720);
  expect(askedNow({ booking: bookingOf(1, pendingState()), now, asked })).toMatchObject({
    act: 'withdraw',
    own: { points: 0, minutes: null },
  });
  expect(askedNow({ booking: bookingOf(2, dueState()), now, asked })).toMatchObject({
    act: 'cancel',
    own: { points: 8250, minutes: null },
  });
});

it('adds up what the end of all costs, and asks nothing without a question', () => {
  const booking = bookingOf(6, meetingState(), meetingState());
  expect(askedNow({ booking, now: at(1096), asked: { act: 'finish' } })).toMatchObject({
    target: { bookingId: 'a booking', version: 6 },
    own: { points: 22_000, minutes: 120 },
  });
  expect(askedNow({ booking, now: at(1096), asked: null }).act).toBeUndefined();
});
