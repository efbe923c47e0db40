import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const entry: CalendarEntry = {
  bookingId: '0197a000-0000-7000-8000-000000000001',
  version: 3,
  startsAt: new Date('2026-11-21T09:00:00Z'),
  endsAt: new Date('2026-11-21T10:30:00.000Z'),
  title: 'あおいさんと待ち合わせ',
  place: '銀座駅, A3出口; 改札\n前\\',
  writtenAt: new Date('2026-11-20T03:00:00Z'),
};

test('says when and where, in instants that hold in every time zone', () => {
  const file = calendarFile(entry);
  expect(file).toContain('DTSTART:20261121T090000Z\r\nDTEND:20261121T103000Z\r\n');
  expect(file).toContain('SEQUENCE:3\r\nDTSTAMP:20261120T030000Z\r\n');
  expect(file).toContain('LOCATION:銀座駅\\, A3出口\\; 改札\\n前\\\\\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('no line is longer than 75 octets, and unfolded it is the text again', { timeout: 20_000 }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }).filter((text) => !/[\r\n\\;,]/.test(text)),
      (title) => {
        const file = calendarFile({ ...entry, title });
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
      },
    ),
  );
});
