import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** What a link shows. */
export type ReadLinkKind = 'MEDIA' | 'AGE_DOCUMENT' | 'INQUIRY';

export async function insertLink(
  db: Db,
  link: {
    readonly tokenHash: Buffer;
    readonly kind: ReadLinkKind;
    readonly fileId: string;
    readonly operatorId: string;
    readonly at: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('read_link')
    .values({
      token_hash: link.tokenHash,
      kind: link.kind,
      file_id: link.fileId,
      operator_id: link.operatorId,
      made_at: link.at,
      ends_at: link.endsAt,
    })
    .execute();
}

export async function openLink(db: Db, kind: ReadLinkKind, tokenHash: Buffer, at: Date) {
  const { rows } = await sql<{ fileId: string; operatorId: string }>`
    update read_link l set opened_at = ${at} from operator o
    where l.token_hash = ${tokenHash} and l.kind = ${kind} and l.opened_at is null and l.ends_at > ${at}
      and o.id = l.operator_id and o.disabled_at is null
    returning l.file_id as "fileId", l.operator_id as "operatorId"`.execute(db);
  return rows[0];
}
