/** What a person's own calendar is given of a booking. */
export interface CalendarEntry {
  /** Identifies the entry: a later file of the same booking replaces it. */
  readonly bookingId: string;
  /** Counts the changes: the booking's version. */
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly place: string;
  readonly writtenAt: Date;
}

const LINE_OCTETS = 75;

/** An iCalendar file (RFC 5545) with one entry: CRLF line ends, lines of at most 75 octets. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yoimachi//Booking//JA',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.bookingId}@yoimachi`,
    `SEQUENCE:${entry.version}`,
    `DTSTAMP:${stamp(entry.writtenAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261121T090000Z`. */
const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');

/** Breaks a line between characters; the continuation starts with a space, which counts too. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Bytes of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
