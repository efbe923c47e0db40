import type { SealContext } from '#platform/crypto';
import type { Database } from '#platform/database';

/** A column of private texts. */
export interface SealedColumn {
  readonly table: keyof Database;
  readonly column: string;
  /** The table's primary key: a uuid, or a number where `isNumbered`. */
  readonly key: string;
  readonly isNumbered?: boolean;
  /** The columns for whose values, with colons between, a row's text was sealed, where they are not the key. */
  readonly sealedFor?: readonly string[];
  /** What the text of a row was sealed for. */
  readonly place: (sealedFor: string) => SealContext;
}
