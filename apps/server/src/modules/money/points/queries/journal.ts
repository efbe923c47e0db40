import { UserType } from '@yoimachi/domain/account';
import { memberNumber } from '@yoimachi/domain/member';
import {
  countedPoints,
  journalSpan,
  lotNumber,
  parseLedgerSearch,
  TRANSFER_GROUPS,
  transferNumber,
  waysOfFigure,
  type PointFigure,
} from '@yoimachi/domain/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import type { QueryOf } from '@yoimachi/contract/route';
import type { Db } from '#platform/database';
import { pageOf } from '#platform/http';
import {
  bookingOfNumber,
  ownerOfNumber,
  readJournal,
  readLotOf,
  type Concerning,
  type JournalRow,
} from '../journal.store.ts';

interface Reading {
  readonly db: Db;
}

/** Above every id of the journal. */
const END = Number.MAX_SAFE_INTEGER;
/** A lot lives half a year; what moved it more often is shown in the journal. */
const MOST_OF_A_LOT = 200;

type Wanted = QueryOf<typeof ledgerAdminRoutes.listTransfers>;

/**
 * A page of the journal, the newest first; of a figure, each movement with what it counts there. VALIDATION: neither a cursor nor a number of
 * something nor a span of days; NOT_FOUND: nothing has that number.
 */
export async function listTransfers({ db }: Reading, { group, figure, of, cursor, ...asked }: Wanted) {
  const days = journalSpan(asked);
  if (!days.ok) return days;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return fail('VALIDATION', 'cursor');
  const concerning = await concerned(db, of);
  if (!concerning.ok) return concerning;
  const before = cursor === undefined ? END : Number(cursor);
  const rows = await readJournal(db, {
    concerning: concerning.value,
    days: days.value,
    before,
    ...narrowedBy({ group, figure }),
    limit: OFFICE_PAGE_SIZE + 1,
  });
  const withFigure = (row: JournalRow) => ({ ...present(row), figurePoints: figurePoints(row, figure) });
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, withFigure, ({ id }) => String(id)));
}

/** The journal narrowed to a group of kinds, to what a figure is made of, or to both. */
export const narrowedBy = ({ group, figure }: Pick<Wanted, 'figure' | 'group'>) => ({
  kinds: group === undefined ? null : TRANSFER_GROUPS[group],
  ways: figure && waysOfFigure(figure),
});

/** With how many points a movement counts in a figure; null: none was asked for. */
export const figurePoints = (row: JournalRow, figure: PointFigure | undefined): number | null => {
  const { from_kind: from, to_kind: to, lot_kind: lotKind, points } = row;
  return figure ? countedPoints(figure, { from, to, lotKind: lotKind ?? 'NONE', points }) : null;
};

/** What a typed number means. VALIDATION: it is none of anything; NOT_FOUND: nothing has it. */
export async function concerned(
  db: Db,
  of: string | undefined,
): Promise<Result<Concerning, 'NOT_FOUND' | 'VALIDATION'>> {
  if (of === undefined || of.trim() === '') return ok({ by: 'ALL' });
  const search = parseLedgerSearch(of);
  if (search === null) return fail('VALIDATION', 'of');
  if (search.by === 'TRANSFER') return ok({ by: 'TRANSFER', id: search.number });
  if (search.by === 'LOT') {
    const lot = await readLotOf(db, search.number);
    return lot ? ok({ by: 'LOT', id: search.number, guestId: lot.guestId }) : fail('NOT_FOUND', 'of');
  }
  const id =
    search.by === 'BOOKING'
      ? await bookingOfNumber(db, search.number)
      : await ownerOfNumber(db, search.number, search.userType);
  if (id === undefined) return fail('NOT_FOUND', 'of');
  return ok({ by: search.by === 'BOOKING' ? 'BOOKING' : 'OWNER', id });
}

/** A lot as L-75904 with what became of it. */
export async function showLot({ db }: Reading, number: string) {
  const search = parseLedgerSearch(number);
  if (search?.by !== 'LOT') return fail('NOT_FOUND');
  const lot = await readLotOf(db, search.number);
  if (!lot) return fail('NOT_FOUND');
  const rows = await readJournal(db, {
    concerning: { by: 'LOT', id: search.number, guestId: lot.guestId },
    kinds: null,
    before: END,
    limit: MOST_OF_A_LOT + 1,
  });
  return ok({
    ...lot,
    number: lotNumber(search.number),
    guest: { id: lot.guestId, number: memberNumber(UserType.GUEST, lot.guestNumber) },
    gonePoints: lot.grantedPoints - lot.heldPoints - lot.remainingPoints,
    purchase:
      lot.purchaseId === null
        ? null
        : {
            id: lot.purchaseId,
            amountYen: lot.amountYen!,
            card: lot.brand === null ? null : { brand: lot.brand, last4: lot.last4! },
            receiptNumber: lot.receiptNumber,
          },
    movements: withWhatWasLeft(rows.slice(0, MOST_OF_A_LOT), lot.remainingPoints),
    isAll: rows.length <= MOST_OF_A_LOT,
  });
}

/** From the newest, after which what is left now was left, back to the first; the oldest first. */
function withWhatWasLeft(newestFirst: readonly JournalRow[], remainingNow: number) {
  let remainingPoints = remainingNow;
  const movements = newestFirst.map((row) => {
    const movement = { ...present(row), remainingPoints };
    if (row.to_kind === 'GUEST_AVAILABLE') remainingPoints -= row.points;
    if (row.from_kind === 'GUEST_AVAILABLE') remainingPoints += row.points;
    return movement;
  });
  return movements.toReversed();
}

export const present = (row: JournalRow) => ({
  number: transferNumber(row.id),
  at: row.created_at,
  kind: row.kind,
  from: { account: row.from_kind, owner: owner(row.from_owner, row.from_type, row.from_number) },
  to: { account: row.to_kind, owner: owner(row.to_owner, row.to_type, row.to_number) },
  points: row.points,
  lot: row.lot_id === null ? null : { number: lotNumber(row.lot_id), kind: row.lot_kind! },
  booking: row.booking_id === null ? null : { id: row.booking_id, number: row.booking_number! },
});

const owner = (id: string | null, userType: UserType | null, number: number | null) =>
  id === null ? null : { id, number: memberNumber(userType!, number!) };
