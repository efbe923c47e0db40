import { expect, it } from 'vitest';
import { chosenMeeting } from './day-page.tsx';

const finished = { bookingId: 'finished', startMinute: 1050, isOpen: false };
const open = { bookingId: 'open', startMinute: 1200, isOpen: true };
const chosen = (meetings: readonly (typeof open)[], bookingId?: string) =>
  chosenMeeting(meetings, bookingId, ({ isOpen }) => isOpen);

it('shows the meeting that was asked for, else the first open one, else the last', () => {
  expect(chosen([finished, open], 'finished')).toBe(finished);
  expect(chosen([finished, open])).toBe(open);
  expect(chosen([finished, open], 'gone')).toBe(open);
  expect(chosen([finished])).toBe(finished);
  expect(chosen([])).toBeUndefined();
});
