import { CAME_BACK } from './statement-words.ja.ts';

export const STATEMENT_BYTES = 200;

/** What moved on the operator's own account. */
export interface StatementEntry {
  /** Of the file, from 1. */
  readonly record: number;
  /** The format's year is of an era that it does not name. */
  readonly month: number;
  readonly day: number;
  readonly way: 'IN' | 'OUT';
  readonly amountYen: number;
  /** Who paid it in, as the bank writes it. */
  readonly payerName: string;
  readonly summary: string;
}

export type StatementProblem = 'EMPTY' | 'LENGTH' | 'KIND' | 'ORDER' | 'FIELD' | 'COUNT';
export type StatementRead =
  | { readonly ok: true; readonly entries: readonly StatementEntry[] }
  | { readonly ok: false; readonly record: number; readonly problem: StatementProblem };

/** Where the fields that are read stand, of the table of the Japanese Bankers Association: from, to, in bytes. */
const HEADER_TYPE = [1, 3] as const;
const TRAILER_COUNT = [54, 61] as const;
const FIELD = {
  accountedOn: [9, 15],
  way: [21, 22],
  amountYen: [24, 36],
  payerName: [81, 129],
  summary: [159, 179],
} as const;
/** 入出金取引明細 */
const STATEMENT = '03';
const WAYS = new Map([
  ['1', 'IN'],
  ['2', 'OUT'],
] as const);
const [CR, LF, END_OF_FILE] = [0x0d, 0x0a, 0x1a];

type Decode = (bytes: Uint8Array) => string;

/**
 * The statement of accounts (入出金取引明細): records of 200 bytes with or without line ends; for each account a header 1 of the type 03, data 2
 * and a trailer 8, then the end 9. All of it is read, or the first wrong record is named.
 *
 * @param decode Shift_JIS, of which half-width kana in one byte are a part.
 */
export function readStatement(bytes: Uint8Array, decode: Decode): StatementRead {
  const records = recordsOf(bytes);
  if (records.length === 0) return { ok: false, record: 1, problem: 'EMPTY' };
  const entries: StatementEntry[] = [];
  let [before, ofAccount] = ['', 0];
  for (const [index, one] of records.entries()) {
    const record = index + 1;
    const wrong = (problem: StatementProblem) => ({ ok: false, record, problem }) as const;
    if (one.length !== STATEMENT_BYTES) return wrong('LENGTH');
    const text = (from: number, to: number) => decode(one.subarray(from, to)).trim();
    const kind = text(0, 1);
    if (!'1289'.includes(kind) || kind === '' || (kind === '1' && text(...HEADER_TYPE) !== STATEMENT))
      return wrong('KIND');
    if (!FOLLOWS[before]!.includes(kind)) return wrong('ORDER');
    if (kind === '1') ofAccount = 0;
    if (kind === '8' && !isCount(text(...TRAILER_COUNT), ofAccount)) return wrong('COUNT');
    const entry = kind === '2' ? entryOf(record, text) : undefined;
    if (kind === '2' && !entry) return wrong('FIELD');
    if (entry) entries.push(entry);
    if (entry) ofAccount++;
    before = kind;
  }
  return before === '9' ? { ok: true, entries } : { ok: false, record: records.length, problem: 'ORDER' };
}

/** Which records may come after which. */
const FOLLOWS: Readonly<Record<string, string>> = { '': '1', '1': '28', '2': '28', '8': '19', '9': '' };

/** Not every bank counts in its trailer. */
const isCount = (text: string, count: number) => text === '' || Number(text) === 0 || Number(text) === count;

function entryOf(record: number, text: (from: number, to: number) => string): StatementEntry | undefined {
  const way = WAYS.get(text(...FIELD.way) as '1' | '2');
  const amount = text(...FIELD.amountYen);
  const on = /^\d\d(\d\d)(\d\d)$/.exec(text(...FIELD.accountedOn));
  const [month, day] = [Number(on?.[1]), Number(on?.[2])];
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!way || !/^\d{1,12}$/.test(amount) || !isDay) return undefined;
  const [payerName, summary] = [text(...FIELD.payerName), text(...FIELD.summary)];
  return { record, month, day, way, amountYen: Number(amount), payerName, summary };
}

function recordsOf(bytes: Uint8Array): Uint8Array[] {
  let end = bytes.length;
  while (end > 0 && [CR, LF, END_OF_FILE].includes(bytes[end - 1]!)) end--;
  const whole = bytes.subarray(0, end);
  if (whole.some(isLineEnd)) return linesOf(whole);
  return Array.from({ length: Math.ceil(end / STATEMENT_BYTES) }, (_, index) =>
    whole.subarray(index * STATEMENT_BYTES, (index + 1) * STATEMENT_BYTES),
  );
}

const isLineEnd = (byte: number | undefined) => byte === CR || byte === LF;

/** Bytes of two-byte characters are never CR or LF, so that lines are cut before anything is decoded. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    let to = from;
    while (to < bytes.length && !isLineEnd(bytes[to])) to++;
    lines.push(bytes.subarray(from, to));
    from = to + (bytes[to] === CR && bytes[to + 1] === LF ? 2 : 1);
  }
  return lines;
}

/** Whether the bank says that this is money that came back, and what it names beside that. */
export function cameBack({ payerName, summary }: Pick<StatementEntry, 'payerName' | 'summary'>): {
  readonly isSaid: boolean;
  readonly names: readonly string[];
} {
  const texts = [payerName, summary].map((text) => text.normalize('NFKC'));
  const names = texts.map((text) => text.replace(CAME_BACK, ' ').replaceAll(/^[\s().・-]+|[\s(.・-]+$/g, ''));
  return {
    isSaid: texts.some((text) => CAME_BACK.test(text)),
    names: [...new Set(names.filter((name) => name !== ''))],
  };
}
