import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { freeBefore, isItemId, QUEUES, takenUntil, TAKEN_MINUTES } from './index.ts';

const UUID = '01a1f6e5-8780-772b-8581-5981f318ccaa';

test('an item has the form of its queue', () => {
  const own: Partial<Record<(typeof QUEUES)[number], readonly string[]>> = {
    alerts: ['17'],
    'dead-work': ['17', UUID],
    inquiries: ['Y-7KQ2-M9XD'],
    removals: ['Y-7KQ2-M9XD'],
    matches: [`${UUID}_${UUID}`],
  };
  for (const queue of QUEUES)
    for (const id of ['17', UUID, 'Y-7KQ2-M9XD', `${UUID}_${UUID}`, `${UUID} `, '', "' or true"])
      expect(isItemId(queue, id), `${queue} ${id}`).toBe((own[queue] ?? [UUID]).includes(id));
});

test('what was acted on is taken for half an hour, to the minute', () => {
  const at = new Date('2026-11-20T03:00:00Z');
  expect(takenUntil(at)).toEqual(addMinutes(at, TAKEN_MINUTES));
  expect(freeBefore(takenUntil(at))).toEqual(at);
});
