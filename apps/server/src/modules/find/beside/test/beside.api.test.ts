import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { besideRoutes } from '@yoimachi/contract/beside';
import { blockRoutes } from '@yoimachi/contract/block';
import {
  guestWithPoints,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { finished } from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp();
const beside = (cast: Person, guest: Person) =>
  app.ok(besideRoutes.getCastBeside, { params: { castId: cast.userId } }, guest);

test('says what keeps a guest from asking, the most serious first', async () => {
  const cast = await verifiedCast(app);
  const guest = await signUpGuest(app);
  expect((await beside(cast, guest)).obstacle).toBe('AGE_CHECK');
  const ready = await guestWithPoints(app);
  await app.db
    .updateTable('guest')
    .set({ age_checked_at: app.clock.now() })
    .where('id', '=', ready.userId)
    .execute();
  expect((await beside(cast, ready)).obstacle).toBe(null);
});

test('reviews are spread from three on', async () => {
  const { cast, guest } = await finished(app);
  expect((await beside(cast, guest)).reviews).toBe(null);
  await sql`insert into participation select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'repeatable', true))).* from participation p, generate_series(1, 3)
    where p.cast_id = ${cast.userId}`.execute(app.db);
  await sql`insert into review (id, participation_id, author, guest_id, cast_id, tier, created_at, visible_at)
    select gen_random_uuid(), id, 'guest', guest_id, cast_id, case row_number() over (order by id) when 1 then 'KEEP' else 'GOOD' end, requested_at, requested_at
    from participation where cast_id = ${cast.userId}`.execute(app.db);
  expect((await beside(cast, guest)).reviews).toEqual({ good: 3, keep: 1, bad: 0 });
});

test('similar are those near by whom the guest sees: of her district, her genre, her price', async () => {
  const guest = await signUpGuest(app);
  const cast = await verifiedCast(app, { nickname: '本人' });
  const far = await verifiedCast(app, { nickname: '六', district: '六本木' });
  const dear = await verifiedCast(app, { nickname: '高', price30: 7000 });
  const like = await verifiedCast(app, { nickname: '近', price30: 5200 });
  const other = await verifiedCast(app, { nickname: '別', genre: 1 });
  await verifiedCast(app, { nickname: '遠', district: '北新地' });
  const paused = await verifiedCast(app, { nickname: '休' });
  await app.db
    .updateTable('cast_member')
    .set({ paused_at: app.clock.now() })
    .where('id', '=', paused.userId)
    .execute();
  const names = async () => (await beside(cast, guest)).similar.map(({ castId }) => castId);
  expect(await names()).toEqual([like, dear, other, far].map(({ userId }) => userId));
  const body = { castId: dear.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockCast, { body }, guest);
  expect(await names()).toEqual([like, other, far].map(({ userId }) => userId));
  expect(
    await app.call(besideRoutes.getCastBeside, { params: { castId: dear.userId } }, guest),
  ).toMatchObject({
    status: 404,
  });
});
