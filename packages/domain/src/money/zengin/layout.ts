/** N: digits, right-aligned, zero-padded. C: characters, left-aligned, space-padded. */
type FieldKind = 'N' | 'C';

interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly length: number;
}

const n = <const Name extends string>(name: Name, length: number) => ({ name, kind: 'N' as const, length });
const c = <const Name extends string>(name: Name, length: number) => ({ name, kind: 'C' as const, length });

export const RECORD_BYTES = 120;

/** 総合振込, the Japanese Bankers Association's table in byte order; widths add up to 120. */
export const LAYOUT = {
  header: [
    n('recordType', 1),
    n('transferType', 2),
    n('codeType', 1),
    n('consignorCode', 10),
    c('consignorName', 40),
    n('transferMonthDay', 4),
    n('bankCode', 4),
    c('bankName', 15),
    n('branchCode', 3),
    c('branchName', 15),
    n('accountType', 1),
    n('accountNumber', 7),
    c('blank', 17),
  ],
  data: [
    n('recordType', 1),
    n('bankCode', 4),
    c('bankName', 15),
    n('branchCode', 3),
    c('branchName', 15),
    n('clearingHouse', 4),
    n('accountType', 1),
    n('accountNumber', 7),
    c('payeeName', 30),
    n('amountYen', 10),
    n('newCode', 1),
    n('customerCode1', 10),
    n('customerCode2', 10),
    n('transferMethod', 1),
    c('ediSign', 1),
    c('blank', 7),
  ],
  trailer: [n('recordType', 1), n('count', 6), n('totalYen', 12), c('blank', 101)],
  end: [n('recordType', 1), c('blank', 119)],
} as const satisfies Record<string, readonly Field[]>;

export type RecordName = keyof typeof LAYOUT;
/** The texts of a record by field, without padding. */
export type Values<R extends RecordName> = Readonly<Record<(typeof LAYOUT)[R][number]['name'], string>>;

/** データ区分, the first byte of each record. */
export const RECORD_TYPE: Readonly<Record<RecordName, string>> = {
  header: '1',
  data: '2',
  trailer: '8',
  end: '9',
};

/** A record as one line of 120 characters. @throws for a text that does not fit its field. */
export function line<R extends RecordName>(record: R, values: Values<R>): string {
  const fields: readonly Field[] = LAYOUT[record];
  return fields
    .map((field) => pad(field, (values as Readonly<Record<string, string>>)[field.name]!))
    .join('');
}

/** The fields of a line of 120 characters, padding of characters removed. */
export function fieldsOf<R extends RecordName>(record: R, text: string): Values<R> {
  const found: Record<string, string> = {};
  let from = 0;
  for (const { name, kind, length } of LAYOUT[record]) {
    const part = text.slice(from, from + length);
    found[name] = kind === 'C' ? part.trimEnd() : part;
    from += length;
  }
  return found as Values<R>;
}

function pad({ name, kind, length }: Field, text: string): string {
  if (text.length > length) throw new Error(`Zengin ${name} is longer than ${length} bytes`);
  if (kind === 'C') return text.padEnd(length, ' ');
  if (!/^\d*$/.test(text)) throw new Error(`Zengin ${name} is not a number`);
  return text.padStart(length, '0');
}
