import { afterEach, expect, test } from 'vitest';
import { ageCheckRoutes as routes } from '@yoimachi/contract/age-check';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { leaves } from '../../leaving/test/support.ts';
import { suspendAccount } from '#desk/operator';
import { approveCheck, rejectCheck } from '../commands/decide.ts';
import {
  asksOperators,
  castWithPhoto,
  fakes,
  FITTING,
  handingCast,
  handsIn,
  LICENCE,
  linksOf,
  modulesWith,
  open,
  sendDocument,
  standing,
  takeLivePhoto,
} from './support.ts';

const told = fakes();
const app = useRewoundApp({ modules: modulesWith(told) });
afterEach(() => void Object.assign(told, fakes()));

const readyCast = () => castWithPhoto(app);
const states = async () =>
  (await app.db.selectFrom('age_check').select('state').orderBy('submitted_at').execute()).map(
    ({ state }) => state,
  );

test('two devices hand in at once: one is read, the other hears why not', async () => {
  const cast = await readyCast();
  const uploads = [await sendDocument(app, cast), await sendDocument(app, cast)];
  const answers = await Promise.all(uploads.map((uploadId) => handsIn(app, cast, { uploadId })));
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'AGE_CHECK_OPEN' });
  expect(await states()).toEqual(['READING']);
});

test('the machine and the operators at once, with one file: one way', async () => {
  const cast = await readyCast();
  const uploadId = await sendDocument(app, cast);
  const answers = await Promise.all([
    handsIn(app, cast, { uploadId }),
    app.call(routes.createVerifyRequest, { body: { ...LICENCE, uploadIds: [uploadId] } }, cast),
  ]);
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
  expect(
    await app.db.selectFrom('age_file').selectAll().where('check_id', 'is not', null).execute(),
  ).toHaveLength(1);
});

test('a fourth try is not won by racing', async () => {
  const cast = await readyCast();
  told.finds = { ...FITTING, issuer: null };
  for (let round = 0; round < 3; round += 1) {
    const uploads = [await sendDocument(app, cast), await sendDocument(app, cast)];
    await Promise.all(uploads.map((uploadId) => handsIn(app, cast, { uploadId })));
    await app.work();
    await app.moveBy(24 * 60 - 1);
    await takeLivePhoto(app, cast);
  }
  expect(await states()).toEqual(['FAILED', 'FAILED', 'FAILED']);
  expect(await handsIn(app, cast)).toMatchObject({ code: 'AGE_TRIES_USED' });
});

test('one approves while another rejects: one decision, told once', async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  const decisions = await Promise.all([
    approveCheck(app.context, { checkId, operator: OPERATORS.sato }),
    rejectCheck(
      { ...app.context, suspend: suspendAccount },
      { checkId, operator: OPERATORS.tanaka, reason: 'NOT_GENUINE' },
    ),
  ]);
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
  expect(decisions.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'AGE_CHECK_DECIDED' } });
  await app.work();
  const { status, check } = await standing(app, cast);
  expect(status).toBe(check!.state === 'VERIFIED' ? 2 : 1);
  const sent = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', `+81${cast.phone.slice(1)}`)
    .execute();
  expect(sent).toHaveLength(1);
});

test('she leaves while an operator approves: verified and gone, or taken back', async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  const [left] = await Promise.all([
    leaves(app, cast),
    approveCheck(app.context, { checkId, operator: OPERATORS.sato }),
  ]);
  expect(left).toMatchObject({ status: 200 });
  expect(['VERIFIED', 'WITHDRAWN']).toContain((await states())[0]);
  expect(await app.db.selectFrom('age_file').selectAll().where('gone_at', 'is', null).execute()).toEqual([]);
  const { listed } = await app.db.selectFrom('cast_member').select('listed').executeTakeFirstOrThrow();
  expect(listed).toBe(false);
});

test('a reading that ends as its time is over is one thing or the other', async () => {
  const cast = await readyCast();
  await handsIn(app, cast);
  await app.clock.advanceTo(new Date(app.clock.now().getTime() + 600_000));
  await Promise.all([app.app.jobs.drain(), app.app.sweeper.sweepNow()]);
  await app.work();
  const { status, check } = await standing(app, cast);
  expect([status, check!.state]).toEqual(status === 2 ? [2, 'VERIFIED'] : [1, 'FAILED']);
});

test('a link opened twice at once opens once', async () => {
  const cast = await readyCast();
  const [link] = await linksOf(app, await asksOperators(app, cast));
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(app, link!)));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test('two ask for a gesture at once and get one', async () => {
  const cast = await handingCast(app);
  const orders = await Promise.all(Array.from({ length: 4 }, () => app.ok(routes.askGesture, {}, cast)));
  expect(new Set(orders.map(({ livePhotoId }) => livePhotoId)).size).toBe(1);
});
