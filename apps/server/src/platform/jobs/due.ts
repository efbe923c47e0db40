import type { Expression } from 'kysely';

/** Something that becomes due. */
export interface DueRow {
  readonly id: string;
  readonly dueAt: Date;
}

/** A row of a queue, as the database has it. */
export interface QueueRow {
  readonly id: string;
  readonly due_at: Date | null;
  /** Whom and what it belongs to; told where rows are done together. */
  readonly keys?: readonly string[];
}

export interface DueWork {
  /** Its name in logs and metrics, and the order on ties. */
  readonly name: string;
  /**
   * Selects `id` and `due_at` of its rows, due or not, earliest first, ties by id, and their `keys` where they are done together. All
   * queues are asked in one statement, which takes the first of each.
   */
  readonly queue: Expression<unknown>;
  /** The row with its due time, where the column holds something else; null when there is nothing to do about it. */
  rowOf?(row: QueueRow, now: Date): DueRow | null;
  /**
   * Whether rows of one instant may be done several at a time, those with a key in common still one after the other. Only where doing
   * one makes nothing else due at its instant or before, and touches nothing that belongs to another key.
   */
  readonly together: boolean;
  /**
   * Does what is due, in its own transaction, with `dueAt` as the time of the change. It locks the row and checks that it is still due:
   * another process, or a person, may have been faster. Afterwards the row must no longer be due at `dueAt`.
   */
  run(row: DueRow): Promise<unknown>;
}

/** What is first in the queues. */
export interface Queues {
  /** The first rows of each kind, in its order. */
  heads(works: readonly DueWork[], limit: number): Promise<readonly (QueueRow & { readonly work: string })[]>;
  /** The first rows of one kind with their keys. */
  first(work: DueWork, limit: number): Promise<readonly QueueRow[]>;
}
