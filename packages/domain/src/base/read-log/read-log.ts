/**
 * What an operator can read of people's private data, and how often a day (rules.md 13: every read has a reason, a row, a ceiling and an
 * alarm). The figures are first values: a long shift of the queue it is for. Null: never refused, since somebody calls for help.
 */
export const READS_A_DAY = {
  /** Registered name, birthday, mail and number of one person. */
  PERSON: 30,
  /** Who it is, by a number, a mail or a legal name that somebody said. */
  FIND_PERSON: 200,
  /** Where the rewards of one cast go. */
  BANK_ACCOUNT: 30,
  /** A bank file, a payment statement, a report for the tax office: names and accounts of many. */
  PAYMENTS: 20,
  /** Whose payments up to a hundred rows of a bank's file are about, by payee and account: files of ten thousand rows, thrice. */
  BANK_MATCH: 300,
  /** Names on receipts. */
  RECEIPTS: 20,
  NAME_REQUEST: 60,
  LOST_NUMBER: 60,
  ACCESS_RECORDS: 20,
  /** What somebody handed in to show an age, and its pictures. */
  AGE_DOCUMENT: 120,
  /** Place, and what the two wrote about each other. */
  BOOKING: 120,
  /** What one wrote of another. */
  REPORT: 120,
  /** What two people wrote to each other. */
  CHAT: 60,
  /** What somebody asked the operators, with name, mail and pictures. */
  INQUIRY: 120,
  /** A picture, before it is shown or after a report froze it. */
  MEDIA: 300,
  /** All that is kept of a person, or the audit, as a file that somebody else approved. */
  EXPORT: 10,
  /** From where a card was used and what for, as the file for a card company. */
  DISPUTE: 30,
  /** The product as one member sees it, without what has a read of its own. */
  VIEW: 20,
  /** Who called for help, from where, with the number. */
  ALARM: null,
} as const satisfies Record<string, number | null>;

export type ReadKind = keyof typeof READS_A_DAY;
export const READ_KINDS = Object.keys(READS_A_DAY) as readonly ReadKind[];

/** Whether somebody who has read so often today may read once more. */
export function mayRead(kind: ReadKind, today: number): boolean {
  const most = READS_A_DAY[kind];
  return most === null || today < most;
}

/** Three years: as long as somebody whose data got out can claim something for it after learning of it. */
export const READS_KEPT_DAYS = 3 * 365;
export const READ_REASON_MAX = 500;

/** What was read stays on the screen so long (rules.md 9). */
export const READ_SHOWN_MINUTES = 5;
