import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, meetingState } from './booking.test-kit.ts';
import { chosenMeeting } from './chosen-meeting.ts';

const meeting = (bookingId: string, state: ReturnType<typeof dueState>) => ({
  bookingId,
  startMinute: 1050,
  state: JSON.parse(JSON.stringify(state)) as ParticipationStateWire,
});
const finished = meeting('finished', meetingState({ finishedAt: instantAt(DAY, 1140) }));
const open = meeting('open', dueState());

it('shows the meeting that was asked for, else the first open one, else the last', () => {
  expect(chosenMeeting([finished, open], 'finished')).toBe(finished);
  expect(chosenMeeting([finished, open], undefined)).toBe(open);
  expect(chosenMeeting([finished, open], 'gone')).toBe(open);
  expect(chosenMeeting([finished], undefined)).toBe(finished);
  expect(chosenMeeting([], undefined)).toBeUndefined();
});
