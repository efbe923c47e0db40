import type { ClosedCrypto } from '#platform/crypto';
import type { SealedColumn } from './sealed-column.ts';

/** What stands beside a sealed text, by column: keyed hashes by which it is found, and the little of it that may be shown. */
export type Marks = Readonly<Record<string, Buffer | string>>;

/** A column of sealed texts with marks beside it. */
export interface MarkedColumn extends SealedColumn {
  /** The mark that every marked row has. */
  readonly always: string;
  readonly marks: (crypto: ClosedCrypto, text: string) => Marks;
}
