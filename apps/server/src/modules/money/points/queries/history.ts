import type { HistoryKind } from '@yoimachi/contract/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { compareDays } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { castMovements, guestMovements, NEWEST, readMovements, type MovementRow } from '../history.store.ts';

export type HistorySide = 'guest' | 'cast';

/** One event's transfers in one direction, newest first, and the balance after them. */
export interface Line {
  readonly kind: HistoryKind;
  readonly movements: readonly MovementRow[];
  readonly balancePoints: number;
}

/** Where a page ends: the last transfer shown and the balance before it. */
interface Place {
  readonly beforeId: number;
  readonly balance: number | null;
}

interface Page {
  readonly lines: readonly Line[];
  readonly nextCursor: string | null;
}

/** Transfers read at once. Most lines have one or two. */
const BATCH = 50;
/** A page of a filtered history ends after this many reads, full or not, once it has a whole event. */
const MOST_READS = 8;
const FEE = 'STAGE_FEE';
/** What the guest spent or owes. */
const USED: ReadonlySet<HistoryKind> = new Set(['USE', 'CANCELLATION_FEE', 'GIFT', 'DEBT']);

/** What makes up a cast's reward, including deductions. */
const REWARD: ReadonlySet<string> = new Set(['USE', 'DEBT', 'CANCELLATION_FEE', 'GIFT', FEE]);

interface Wanted {
  readonly side: HistorySide;
  readonly ownerId: string;
  readonly cursor?: string | undefined;
  readonly only?: 'used' | undefined;
  readonly limit: number;
}

/**
 * A page of a history, newest first. The newest line's balance is the cached one, read in the same snapshot; each older line's is the newer
 * one's less its change, and the cursor carries it forward, so no page sums what it does not show.
 */
export async function historyPage(db: Db, wanted: Wanted): Promise<Result<Page, 'VALIDATION'>> {
  const place = readCursor(wanted.cursor);
  if (!place) return fail('VALIDATION', 'cursor');
  const movements = wanted.side === 'guest' ? guestMovements : castMovements;
  const rows: MovementRow[] = [];
  let atEnd = false;
  for (let reads = 0; !atEnd && (reads < MOST_READS || events(rows, wanted.side).length < 2); reads++) {
    const beforeId = rows.at(-1)?.id ?? place.beforeId;
    const batch = await readMovements(db, movements(wanted.ownerId, beforeId, BATCH));
    rows.push(...batch);
    atEnd = batch.length < BATCH;
    if (shown(linesOf(rows, wanted.side, 0), wanted).length > wanted.limit) break;
  }
  return ok(cut(linesOf(rows, wanted.side, place.balance ?? rows[0]?.balance ?? 0), wanted, atEnd));
}

const shown = (lines: readonly Line[], { only }: Wanted) => (only === 'used' ? lines.filter(isUse) : lines);

// A debt without a booking is a charged-back purchase.
const isUse = ({ kind, movements }: Line) =>
  USED.has(kind) && (kind !== 'DEBT' || movements[0]!.bookingId !== null);

// The last line may continue beyond what was read: it opens the next page.
function cut(all: readonly Line[], wanted: Wanted, atEnd: boolean): Page {
  const whole = atEnd ? all : all.slice(0, -1);
  const wantedLines = shown(whole, wanted);
  const lines = wantedLines.slice(0, wanted.limit);
  const isLast = atEnd && wantedLines.length <= wanted.limit;
  if (isLast) return { lines, nextCursor: null };
  const { movements, balancePoints } = wantedLines.length > wanted.limit ? lines.at(-1)! : whole.at(-1)!;
  return { lines, nextCursor: `${movements.at(-1)!.id}_${balancePoints - changeOf(movements)}` };
}

/** Complete lines from rows given newest first; `balance` is the one after the first. */
function linesOf(rows: readonly MovementRow[], side: HistorySide, balance: number): Line[] {
  const lines: Line[] = [];
  let balancePoints = balance;
  for (const movements of events(rows, side)) {
    const kind = kindOf(movements.find((row) => row.kind !== FEE) ?? movements[0]!, side);
    lines.push({ kind, movements, balancePoints });
    balancePoints -= changeOf(movements);
  }
  return lines;
}

function events(rows: readonly MovementRow[], side: HistorySide): MovementRow[][] {
  const found: MovementRow[][] = [];
  let last = '';
  for (const row of rows) {
    const event = eventOf(row, side);
    if (event === last) found.at(-1)!.push(row);
    else found.push([row]);
    last = event;
  }
  return found;
}

/** The event a transfer belongs to: what a cast gets from a meeting or gift and the fee deducted from it are one event. */
function eventOf(row: MovementRow, side: HistorySide): string {
  const { createdAt, bookingId, purchaseId, causeId } = row;
  const at = createdAt.getTime();
  // What a guest owes for a booking is not a separate reward for its cast.
  if (side === 'cast' && REWARD.has(row.kind)) return [at, 'REWARD', bookingId ?? causeId].join();
  return [at, kindOf(row, side), bookingId, purchaseId, causeId].join();
}

const changeOf = (movements: readonly MovementRow[]): number =>
  movements.reduce((sum, { change }) => sum + change, 0);

/** A cast sees what a guest pays as her reward. */
function kindOf(row: MovementRow, side: HistorySide): HistoryKind {
  if (side === 'guest') return row.kind as HistoryKind;
  if (row.kind === 'USE' || row.kind === 'DEBT') return 'CAST_REWARD_BOOKING';
  return row.kind === 'GIFT' ? 'CAST_REWARD_GIFT' : (row.kind as HistoryKind);
}

function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return { beforeId: NEWEST, balance: null };
  const match = /^(\d{1,15})_(\d{1,10})$/.exec(cursor);
  return match && { beforeId: Number(match[1]), balance: Number(match[2]) };
}

/** A page of somebody's history, as the person sees it. VALIDATION on a cursor that is not one of these. */
export async function historyLines(db: Db, wanted: Wanted) {
  const page = await historyPage(db, wanted);
  if (!page.ok) return page;
  const { lines, nextCursor } = page.value;
  return ok({ items: lines.map(presentHistoryLine), nextCursor });
}

/** A line of either history. */
export function presentHistoryLine({ kind, movements, balancePoints }: Line) {
  const row = movements[0]!;
  const sum = (of: 'change' | 'usedPoints' | 'debtPoints') =>
    movements.reduce((total, movement) => total + movement[of], 0);
  return {
    lineId: String(row.id),
    at: row.createdAt,
    kind,
    points: sum('change'),
    feePoints: movements.reduce((fee, row) => fee - (row.kind === FEE ? row.change : 0), 0),
    usedPoints: sum('usedPoints'),
    debtPoints: sum('debtPoints'),
    balancePoints,
    bookingId: row.bookingId,
    purchaseId: row.purchaseId,
    causeId: row.causeId,
    counterpart: movements.find(({ counterpart }) => counterpart !== null)?.counterpart ?? null,
    lots: movements.flatMap(presentLotPart).sort((a, b) => compareDays(a.expiresOn, b.expiresOn)),
  };
}

function presentLotPart({ lotKind, lotExpiresOn, points }: MovementRow) {
  return lotKind && lotExpiresOn ? [{ kind: lotKind, points, expiresOn: lotExpiresOn }] : [];
}
