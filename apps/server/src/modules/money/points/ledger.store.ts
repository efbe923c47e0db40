import { sql } from 'kysely';
import type { OwnedAccount, SystemAccount, TransferKind } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';

/** What a movement is about, besides the lot; `causeId` is the redemption, gift, payoff, debt, refund or adjustment, according to its kind. */
export interface TransferRefs {
  readonly bookingId?: string;
  readonly participationId?: string;
  readonly purchaseId?: string;
  readonly causeId?: string;
}

/** One movement of the journal: `points` leave `from` and reach `to`. */
export interface NewTransfer extends TransferRefs {
  readonly kind: TransferKind;
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly points: number;
  /** Identifies what this movement is for; the database refuses a second write. */
  readonly key: string;
  readonly lotId?: number;
}

export type AccountRef =
  | { readonly system: SystemAccount }
  | { readonly kind: OwnedAccount; readonly ownerId: string };

export const system = (account: SystemAccount): AccountRef => ({ system: account });
export const owned = (kind: OwnedAccount, ownerId: string): AccountRef => ({ kind, ownerId });

/** Creates the accounts of an owner; a second time changes nothing. */
export const createLedgerAccounts = (trx: Trx, ownerId: string, kinds: readonly OwnedAccount[]) =>
  trx
    .insertInto('ledger_account')
    .values(kinds.map((kind) => ({ kind, owner_id: ownerId })))
    .onConflict((oc) => oc.columns(['kind', 'owner_id']).doNothing())
    .execute();

/** Appends movements to the journal in one statement. */
export async function appendTransfers(trx: Trx, transfers: readonly NewTransfer[], at: Date): Promise<void> {
  if (transfers.length === 0) return;
  const rows = transfers.map((transfer) => ({
    kind: transfer.kind,
    ...side('from', transfer.from),
    ...side('to', transfer.to),
    points: transfer.points,
    key: transfer.key,
    lot_id: transfer.lotId ?? null,
    booking_id: transfer.bookingId ?? null,
    participation_id: transfer.participationId ?? null,
    purchase_id: transfer.purchaseId ?? null,
    cause_id: transfer.causeId ?? null,
  }));
  const written = await sql`
    insert into ledger_transfer
      (kind, from_account_id, to_account_id, points, lot_id, booking_id, participation_id, purchase_id, cause_id, key, created_at)
    select t.kind, t.from_id, t.to_id, t.points, t.lot_id, t.booking_id, t.participation_id, t.purchase_id, t.cause_id, t.key, ${at}
    from (
      select r.*, ${accountId('from')} as from_id, ${accountId('to')} as to_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        kind text, from_kind text, from_owner uuid, to_kind text, to_owner uuid, points integer, key text,
        lot_id bigint, booking_id uuid, participation_id uuid, purchase_id uuid, cause_id uuid)) t
    where t.from_id is not null and t.to_id is not null`.execute(trx);
  if (Number(written.numAffectedRows ?? 0) !== rows.length) throw new Error('A ledger account is missing');
}

// One index lookup for either kind of account: 'is not distinct from' would read everybody's accounts.
function accountId(name: 'from' | 'to') {
  const kind = sql.ref(`r.${name}_kind`);
  const owner = sql.ref(`r.${name}_owner`);
  return sql`case when ${owner} is null
    then (select a.id from ledger_account a where a.kind = ${kind} and a.owner_id is null)
    else (select a.id from ledger_account a where a.kind = ${kind} and a.owner_id = ${owner}) end`;
}

const side = (name: 'from' | 'to', account: AccountRef) =>
  'system' in account
    ? { [`${name}_kind`]: account.system, [`${name}_owner`]: null }
    : { [`${name}_kind`]: account.kind, [`${name}_owner`]: account.ownerId };
