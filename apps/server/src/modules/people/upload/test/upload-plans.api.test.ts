import { sql } from 'kysely';
import { UPLOAD_KEPT_MINUTES } from '@yoimachi/domain/upload';
import { expect, test } from 'vitest';
import { withTransaction } from '#platform/database';
import { plannedAnew, SentStatements } from '../../../../test-support/kept-plans.ts';
import { signUpCast, useTestApp, type Person } from '../../../../test-support/index.ts';
import { hearSent } from '../../../../test-support/sent.ts';
import { removeFiles } from '../index.ts';
import { bytesOf, declare, head, jpegOf, patch, sendFile, take, UPLOAD_MODULES } from './support.ts';

const app = useTestApp({ alone: true, modules: UPLOAD_MODULES, config: { logLevel: 'silent' } });

const MANY = 20_000;

/** Files of many people, most of them used long ago. */
async function insertMany({ userId }: Person): Promise<void> {
  const at = app.clock.now();
  await sql`insert into upload (id, account_id, purpose, size_bytes, received_bytes, media_type, key_sealed, begun_at, progressed_at, taken_at)
    select gen_random_uuid(), ${userId}, 'CAST_PHOTO', 5000, 5000, 'image/jpeg', ''::bytea, ${at}, ${at}, ${at}
    from generate_series(1, ${MANY}) n`.execute(app.db);
  await sql`insert into upload_part (upload_id, from_byte, size_bytes, object_key)
    select id, 0, 5000, id::text from upload where key_sealed = ''::bytea`.execute(app.db);
  await sql`analyze upload, upload_part`.execute(app.db);
}

test('what the bytes of files ask the database keeps its plan', async () => {
  const sent = new SentStatements();
  const [cast, other] = [await signUpCast(app), await signUpCast(app)];
  const work = async () => {
    const { uploadId } = (await declare(app, cast, 9_000)).body;
    const bytes = jpegOf(9_000);
    await patch(app, cast, uploadId, bytes.subarray(0, 5_000));
    await head(app, cast, uploadId);
    await patch(app, cast, uploadId, bytes.subarray(5_000), { offset: 5_000 });
    await take(app, cast, uploadId);
    await bytesOf(app, uploadId);
    await withTransaction(app.db, (trx) => removeFiles(trx, [uploadId], app.clock.now()));
    await sendFile(app, cast, bytes);
    await app.moveBy(UPLOAD_KEPT_MINUTES + 24 * 60);
  };
  await hearSent({ before: sent.hear }, work);
  await insertMany(other);
  const own = sent.all.filter(({ text }) => /\bupload(?:_part)?\b/.test(text));
  expect(own.length).toBeGreaterThan(10);
  expect(await plannedAnew(app.databaseUrl, own)).toEqual([]);
});
