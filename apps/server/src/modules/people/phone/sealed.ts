import type { Crypto } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

type Table = 'phone_change' | 'lost_number';
const place = (table: Table, column: string, id: string) => `${table}.${column}:${id}` as const;

const sealed = (table: Table, column: string): SealedColumn => ({
  table,
  column: `${column}_sealed`,
  key: 'id',
  place: (id) => place(table, column, id),
});
export const sealedNumbers: readonly SealedColumn[] = [
  ...['old', 'new'].map((column) => sealed('phone_change', column)),
  ...['old', 'new', 'said'].map((column) => sealed('lost_number', column)),
];

/** The sealed texts of one row. */
export const sealsOf = (crypto: Crypto, table: Table, id: string) => ({
  seal: (column: string, text: string): Buffer => crypto.seal(text, place(table, column, id)),
  open: (column: string, sealed: Buffer): string => crypto.open(sealed, place(table, column, id)),
});

/** What somebody who has lost the number says. */
export interface Said {
  readonly name: string;
  readonly birthday: string;
  readonly reason: string;
}

/** 090… of +8190…, as people write it. */
export const nationalPhone = (e164: string): string => e164.replace(/^\+\d\d/, '0');
