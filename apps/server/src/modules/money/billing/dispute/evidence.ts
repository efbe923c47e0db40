import { consentNames } from '@yoimachi/contract/consent';
import { recordsBefore, type OpenedRecord } from '#base/access-record';
import type { OpenContext } from '#base/read-log';
import { addMinutes } from '@yoimachi/domain/time';
import type { Report, ReportSection } from '#platform/pdf';
import { evidenceWords as t } from './evidence.ja.ts';
import {
  agreedAt,
  othersOfCard,
  usesOf,
  type AgreedRow,
  type DisputedPurchase,
  type OtherPurchase,
  type UseRow,
} from './evidence.store.ts';

const LISTED = 20;
/** Of the uses of one lot more are worth a look. */
const USES_LISTED = 60;
/** The record of a purchase is kept with its call, which ends a little after it was entered. */
const RECORD_MINUTES = 5;

const instant = (at: Date | null) => (at === null ? t.unknown : t.instant(at));

/**
 * What speaks for a disputed payment: by whom and from where it was made, what was agreed to by then, and what the points bought. No name,
 * number, chat or place: a card company needs none of them to compare the cardholder with who paid.
 */
export async function evidenceOf(
  open: Pick<OpenContext, 'db' | 'crypto'>,
  purchase: DisputedPurchase,
  createdAt: Date,
): Promise<Report> {
  const { db } = open;
  const { guest_id: accountId, created_at: at, lot_id: lotId } = purchase;
  const until = addMinutes(at, RECORD_MINUTES);
  const records = await recordsBefore(open, { accountId, until, limit: LISTED });
  const consents = await agreedAt(db, accountId, at);
  const uses = lotId === null ? [] : await usesOf(db, accountId, lotId, USES_LISTED);
  const others = purchase.card_id === null ? [] : await othersOfCard(db, purchase, LISTED);
  return {
    title: t.title,
    subject: t.subject(purchase.id),
    createdAt,
    sections: [
      disputeSection(purchase, createdAt),
      purchaseSection(purchase),
      memberSection(purchase),
      recordSection(records),
      consentSection(consents),
      useSection(uses),
      otherSection(others),
    ],
  };
}

const disputeSection = (row: DisputedPurchase, createdAt: Date): ReportSection => ({
  title: t.dispute,
  facts: [
    [t.disputeFacts.made, t.instant(createdAt)],
    [t.disputeFacts.told, t.instant(row.told_at)],
    [t.disputeFacts.id, row.dispute_id ?? t.unknown],
    [t.disputeFacts.reason, row.dispute_reason === null ? t.unknown : t.reason(row.dispute_reason)],
    [t.disputeFacts.claimed, t.yen(row.claimed_yen)],
    [t.disputeFacts.respondBy, instant(row.respond_by)],
    [t.disputeFacts.outcome, row.outcome === null ? t.open : t.outcomes[row.outcome]],
    [t.disputeFacts.taken, t.points(row.taken_points)],
    [t.disputeFacts.debt, t.points(row.debt_points)],
  ],
});

function purchaseSection(row: DisputedPurchase): ReportSection {
  const f = t.purchaseFacts;
  const isPresent = row.kind === 'PURCHASE' || row.kind === 'TOP_UP';
  return {
    title: t.purchase,
    facts: [
      [f.kind, t.kinds[row.kind]],
      ...(row.booking_number === null ? [] : [[f.booking, row.booking_number] as const]),
      [f.ordered, t.instant(row.created_at)],
      [f.paid, instant(row.completed_at)],
      [f.paymentId, row.payment_id ?? t.unknown],
      [f.amount, t.yen(row.amount_yen)],
      [f.points, t.points(row.points)],
      [f.card, row.brand === null || row.last4 === null ? t.unknown : t.card(row.brand, row.last4)],
      [f.cardRegistered, instant(row.card_registered_at)],
      [f.secure, isPresent ? (row.is_first ? t.secure.first : t.secure.later) : t.secure.absent],
    ],
    notes: [t.cardNote, t.secureNote],
  };
}

const memberSection = (row: DisputedPurchase): ReportSection => ({
  title: t.member,
  facts: [
    [t.memberFacts.number, String(row.account_number)],
    [t.memberFacts.registered, t.instant(row.account_created_at)],
    [t.memberFacts.numberVerified, instant(row.number_verified_at)],
    [t.memberFacts.ageChecked, instant(row.age_checked_at)],
  ],
});

const RECORD_SHARES = [0.17, 0.13, 0.24, 0.46];
const columnsOf = (titles: readonly string[], shares: readonly number[], right: readonly number[] = []) =>
  titles.map((title, index) => ({
    title,
    share: shares[index]!,
    ...(right.includes(index) && { align: 'right' as const }),
  }));

function recordSection(records: readonly OpenedRecord[]): ReportSection {
  if (records.length === 0) return { title: t.records, notes: [t.noRecords] };
  const rows = records.map(({ at, kind, address, port, agent }) => [
    t.instant(at),
    t.recordKinds[kind],
    t.origin(address, port),
    agent,
  ]);
  const table = { columns: columnsOf(t.recordColumns, RECORD_SHARES), rows };
  return { title: t.records, table, notes: [t.recordsNote] };
}

function consentSection(consents: readonly AgreedRow[]): ReportSection {
  if (consents.length === 0) return { title: t.consents, notes: [t.noConsents] };
  const rows = consents.map(({ item, version, at }) => [consentNames[item], t.day(version), t.instant(at)]);
  return { title: t.consents, table: { columns: columnsOf(t.consentColumns, [0.5, 0.2, 0.3]), rows } };
}

function useSection(uses: readonly UseRow[]): ReportSection {
  if (uses.length === 0) return { title: t.uses, notes: [t.noUses] };
  const rows = uses.map((use) => [
    t.instant(use.at),
    t.useKinds[use.kind],
    meetingOf(use),
    t.points(use.points),
  ]);
  return { title: t.uses, table: { columns: columnsOf(t.useColumns, [0.18, 0.26, 0.4, 0.16], [3]), rows } };
}

function meetingOf({ booking_number: number, starts_at: starts, arrived_at, finished_at }: UseRow): string {
  if (number === null || starts === null) return '';
  const lines = [t.meeting(number, t.instant(starts))];
  if (arrived_at !== null) lines.push(t.arrived(t.instant(arrived_at)));
  if (finished_at !== null) lines.push(t.finished(t.instant(finished_at)));
  return lines.join('\n');
}

function otherSection(others: readonly OtherPurchase[]): ReportSection {
  if (others.length === 0) return { title: t.others, notes: [t.noOthers] };
  const rows = others.map(({ at, amount_yen: amountYen, is_taken_back: isTakenBack }) => [
    t.instant(at),
    t.yen(amountYen),
    isTakenBack ? t.takenBack : t.accepted,
  ]);
  const table = { columns: columnsOf(t.otherColumns, [0.3, 0.25, 0.45], [1]), rows };
  return { title: t.others, table, notes: [t.otherNote] };
}
