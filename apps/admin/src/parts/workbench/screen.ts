import type { AdminCall } from '@yoimachi/contract/admin';
import type { DecisionWithReason, QueueName } from '@yoimachi/domain/queue';
import type { Route } from '@yoimachi/contract/route';
import type { ComponentType } from 'react';
import { call, callQuietly } from '#lib/api.ts';
import type { Calls } from '#lib/queries.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

/** What a row of every queue says. */
export interface WaitingRow {
  readonly itemId: string;
  readonly askedAt: string;
  readonly answerBy: string | null;
  readonly owner: { readonly id: string; readonly name: string; readonly until: string } | null;
}

export interface WaitingPage<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** A row as the list shows it. */
export interface QueueLine {
  /** Whom or what it is about: in the words of members, so that it is shown by `visible`. */
  readonly name: string;
  /** Beside the name, small: キャスト. */
  readonly kind?: string;
  /** What is asked: 運転免許証. */
  readonly what: string;
  /** It is not kept waiting. */
  readonly isUrgent?: boolean;
}

/** One act on many rows, each by a call of its own: what fails is told row by row. */
export interface BulkAct<Row> {
  readonly label: string;
  readonly needs: AdminCall;
  readonly isDestructive?: boolean;
  /** Rows it has nothing to do with. */
  readonly isFor?: (row: Row) => boolean;
  /** What it will do with a row, said before it is done. */
  readonly willDo: (row: Row) => string;
  /** A reason is asked for, with these as the usual ones. */
  readonly reasonOf?: DecisionWithReason;
  readonly run: (row: Row, reason: string) => Promise<unknown>;
  /** Whether it had been done before, by what `run` answered; absent: that is refused. */
  readonly wasKnown?: (answer: unknown) => boolean;
  /** What of its answer is said at its row. */
  readonly noteOf?: (answer: unknown) => string | null;
}

/** What a queue has that others have not; the workbench draws the rest. */
export interface QueueScreen<Row extends WaitingRow = WaitingRow> {
  readonly queue: QueueName;
  /** The call that lists it. */
  readonly list: Route;
  /** What else its parts read, which an act on a row makes old, too; absent: the list alone. */
  readonly reads?: Calls;
  /** The query's name of its filter. */
  readonly narrowsBy?: string;
  /** Where its pages are more than what its call answers. */
  readonly load?: (ask: ListAsk) => Promise<WaitingPage<Row>>;
  /** The list narrows by this; the values are those of its call. */
  readonly filter?: {
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly line: (row: Row) => QueueLine;
  /** Middle and right column for the row that is chosen: a `Desk`. */
  readonly Panel: ComponentType<{ readonly row: Row }>;
  readonly bulk?: readonly BulkAct<Row>[];
  /** Keys of its own, besides j, k, x and t: [['o', '書類を表示']]. */
  readonly keys?: readonly (readonly [string, string])[];
  readonly empty: string;
}

export interface ListAsk {
  readonly cursor: string | null;
  readonly filter: string | undefined;
  /** The page asks by itself. */
  readonly isQuiet: boolean;
}

/** A queue's call as a screen loads it; `filterName` is the query's name of its filter. */
export const pagesOf =
  <R extends Route>(route: R, filterName?: string) =>
  ({ cursor, filter, isQuiet }: ListAsk): Promise<CallAnswer<R>> =>
    (isQuiet ? callQuietly : call)<R>(
      route,
      ...([
        { query: { ...(cursor && { cursor }), ...(filter && filterName && { [filterName]: filter }) } },
      ] as never),
    );

/** What only its own parts know of a row is theirs: everything else treats all queues alike. */
export const queueScreen = <Row extends WaitingRow>(screen: QueueScreen<Row>): QueueScreen =>
  screen as unknown as QueueScreen;
