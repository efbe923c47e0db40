import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { MIGRATIONS_DIR } from '#platform/database/migrate.ts';
import { signUpCast, signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import * as steps from './support.ts';

const app = useTestApp({ alone: true });

/** Runs the migration as if it had not been applied. */
async function migrateAgain(): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query('drop table nickname_review');
    await client.query(await readFile(join(MIGRATIONS_DIR, '040_texts.sql'), 'utf8'));
  } finally {
    await client.end();
  }
}

test('what was stored past the lists becomes the word it means, or nothing; the rest stays', async () => {
  const guest = await signUpGuest(app, { nickname: '運営' });
  const cast = await signUpCast(app);
  await steps.register(app, cast);
  const old = {
    hair: '金髪',
    job: ' owner',
    birthplace: 48,
    residence: 48,
    heightCm: 170,
    selfIntro: 'はい',
  };
  await app.db
    .updateTable('guest')
    .set({ profile: JSON.stringify(old) })
    .where('id', '=', guest.userId)
    .execute();
  const hers = { hair: 'pink', skin: 'fair', birthplace: 99, drinking: 3 };
  await app.db
    .updateTable('cast_member')
    .set({ profile: JSON.stringify(hers) })
    .where('id', '=', cast.userId)
    .execute();
  await migrateAgain();
  const { detail } = await app.ok(profileRoutes.getGuestProfile, {}, guest);
  expect(detail).toEqual({ ...old, hair: 'BLOND', job: 'OWNER', residence: null });
  const { publicProfile } = await app.ok(profileRoutes.getCastProfile, {}, cast);
  expect(publicProfile.detail).toEqual({ hair: null, skin: 'FAIR', birthplace: null, drinking: 3 });
  // Every existing nickname gets judged after the start.
  await app.work();
  const left = await app.db.selectFrom('nickname_review').selectAll().execute();
  expect(left).toEqual([{ account_id: guest.userId, forbidden_at: app.clock.now() }]);
});
