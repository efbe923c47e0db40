import { actOf, type OpenActs } from '@yoimachi/domain/notification';
import type { NotificationDeps, Person } from './notification.deps.ts';
import { BOOKING, type ToldRow } from './notification.store.ts';

const bookingOf = ({ link }: ToldRow): string | undefined => BOOKING.exec(link ?? '')?.[1];

/** What a person was told, newest first, each with whether it still waits for an act: of several about the same act the newest. */
export async function presentTold(
  { db, clock, openActs }: NotificationDeps,
  person: Person,
  rows: readonly ToldRow[],
) {
  const asking = rows.filter(({ kind }) => actOf(kind) !== null);
  const bookingIds = [...new Set(asking.flatMap((row) => bookingOf(row) ?? []))];
  const open = bookingIds.length > 0 ? await openActs(db, person, bookingIds, clock.now()) : null;
  const told = new Set<string>();
  return rows.map((row) => ({
    ...row,
    notificationId: row.id,
    read: row.readAt !== null,
    waits: waits(row, open) && isFirstOf(told, `${actOf(row.kind)} ${row.link}`),
  }));
}

function isFirstOf(told: Set<string>, act: string): boolean {
  const isFirst = !told.has(act);
  told.add(act);
  return isFirst;
}

function waits(row: ToldRow, open: OpenActs | null): boolean {
  const act = actOf(row.kind);
  if (act === null) return false;
  if (act === 'READ') return row.readAt === null;
  return open?.[act].has(bookingOf(row) ?? '') ?? false;
}
