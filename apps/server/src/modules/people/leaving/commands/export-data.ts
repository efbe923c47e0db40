import * as z from 'zod/mini';
import type { FileAnswer } from '@yoimachi/contract/route';
import { EXPORT_FRESH_MINUTES, EXPORT_KEPT_DAYS } from '@yoimachi/domain/leaving';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { UserType } from '@yoimachi/domain/account';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { does, job, type JobWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { exportTable, type DataOwner, type PersonalTables } from '#platform/personal';
import type { SealedColumn } from '#platform/sealing';
import { sessionOpenedAt } from '#people/account';
import { exportTexts, partNames } from '../export.ja.ts';
import * as store from '../export.store.ts';

const making = job('leaving.export', z.object({ exportId: z.string() }));
const place = (exportId: string) => `data_export.content:${exportId}` as const;

export const sealedExports: SealedColumn = { table: 'data_export', column: 'content', key: 'id', place };

/** Asks for a file of one's own data; EXPORT_ASKED for the second of a day. */
export function askExport(
  { db, clock, ids, jobs }: AppContext,
  accountId: string,
  ticket: IdempotencyTicket,
): Promise<Result<{ exportId: string }, 'EXPORT_ASKED' | 'IDEMPOTENCY_KEY_REUSED'>> {
  return withTransaction(db, (trx) => {
    const at = clock.now();
    return runIdempotent(trx, ticket, at, async () => {
      const exportId = ids.newId();
      const isNew = await store.insertExport(trx, { id: exportId, accountId, day: dayOf(at), askedAt: at });
      if (!isNew) return fail('EXPORT_ASKED');
      await jobs.send(trx, making, { exportId });
      return ok({ exportId });
    });
  });
}

/** Makes the files. One that is made already is left alone. */
export function exportMaking(context: AppContext, tables: PersonalTables): JobWork {
  const { db, clock, crypto } = context;
  return does(making, async ({ exportId }) => {
    const owner = await store.waitingExport(db, exportId);
    if (!owner) return;
    const text = await fileOf(context, tables, owner);
    const at = clock.now();
    await withTransaction(db, async (trx) => {
      const expiresAt = addMinutes(at, EXPORT_KEPT_DAYS * DAY_MINUTES);
      const content = crypto.seal(text, place(exportId));
      if (!(await store.storeExport(trx, { id: exportId, content, at, expiresAt }))) return;
      const link = owner.userType === UserType.GUEST ? '/guest/settings/export' : '/cast/settings/export';
      const told = { accountId: owner.accountId, ...noticeOf('EXPORT_READY', {}), link };
      await publish(trx, notify, told, at);
    });
  });
}

type FileContext = Pick<AppContext, 'db' | 'crypto' | 'clock'>;

/** The same file for an operator whom another one let have it; undefined: there is nobody who has not left. */
export async function personalFile(
  context: FileContext,
  tables: PersonalTables,
  accountId: string,
): Promise<FileAnswer | undefined> {
  const owner = await store.stayingOwner(context.db, accountId);
  if (!owner) return undefined;
  const bytes = Buffer.from(await fileOf(context, tables, owner), 'utf8');
  return { bytes, fileName: exportTexts.fileName(dayOf(context.clock.now())) };
}

/** Everything that the modules give the owner, under the names that the screens use. */
async function fileOf({ db, crypto, clock }: FileContext, tables: PersonalTables, owner: DataOwner) {
  const parts: Record<string, readonly object[]> = {};
  for (const [table, said] of Object.entries(tables)) {
    const rows = await exportTable(said, db, owner, crypto);
    if (rows.length > 0) parts[partNames[table as keyof PersonalTables] ?? table] = rows;
  }
  const { accountId } = owner;
  const file = { about: exportTexts.about, accountId, exportedAt: clock.now(), data: parts };
  return JSON.stringify(file, null, 2);
}

export async function listExports({ db, clock }: AppContext, accountId: string) {
  const now = clock.now();
  const rows = await store.listExports(db, accountId);
  return {
    items: rows.map((row) => ({ ...row, isGone: row.expiresAt !== null && row.expiresAt <= now })),
    canAsk: rows.every((row) => row.day !== dayOf(now)),
  };
}

/** The file; SIGN_IN_AGAIN unless the session was opened by a sign-in of the last 30 minutes, NOT_FOUND once it is gone. */
export async function fetchExport(
  { db, clock, crypto }: AppContext,
  caller: { readonly accountId: string; readonly sessionId: string },
  exportId: string,
): Promise<Result<{ bytes: Uint8Array; fileName: string }, 'NOT_FOUND' | 'SIGN_IN_AGAIN'>> {
  const now = clock.now();
  const row = await store.ownExport(db, caller.accountId, exportId);
  if (!row?.content || !row.expires_at || row.expires_at <= now) return fail('NOT_FOUND');
  if ((await sessionOpenedAt(db, caller.sessionId)) < addMinutes(now, -EXPORT_FRESH_MINUTES))
    return fail('SIGN_IN_AGAIN');
  await store.markFetched(db, exportId, now);
  const bytes = Buffer.from(crypto.open(row.content, place(exportId)), 'utf8');
  return ok({ bytes, fileName: exportTexts.fileName(row.day) });
}
