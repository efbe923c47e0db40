import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { exportRoutes } from '@yoimachi/contract/leaving';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { READS_A_DAY } from '@yoimachi/domain/read-log';
import {
  OPERATORS,
  signUp,
  signUpGuest,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { signedIn } from '../../office/test/browser.ts';

const app = useRewoundApp();
const { sato, suzuki, tanaka } = OPERATORS;
const refused = (code: string) => expect.objectContaining({ error: expect.objectContaining({ code }) });
const REASON = 'ご本人からの開示請求のため';
const HOUR = 60;
const later = (minutes: number) => app.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));
const as = (name: keyof typeof OPERATORS) => asOperator(app, name);
const setRole = (id: string, role: OperatorRole) =>
  app.db.updateTable('operator').set({ role }).where('id', '=', id).execute();

let guest: Person;
beforeEach(async () => {
  await setRole(sato.id, 'owner');
  await setRole(suzuki.id, 'support');
  guest = await signUpGuest(app);
});

async function suspended(reason: string): Promise<void> {
  const params = { accountId: guest.userId };
  await as('tanaka').ok('suspendAccount', { params, body: { takeFee: false, reason } });
  await as('tanaka').ok('liftSuspension', { params, body: { reason } });
}
const proposeAudit = (filter: object = { accountId: guest.userId }) =>
  as('tanaka').tries('proposeAuditExport', { body: { ...filter, reason: '監査のため' } });
async function auditProposed(filter?: object): Promise<string> {
  const made = await proposeAudit(filter);
  return made.ok ? made.value.actId : expect.unreachable(made.error.code);
}
const personProposed = async () =>
  (
    await as('suzuki').ok('proposePersonalExport', {
      params: { accountId: guest.userId },
      body: { reason: REASON },
    })
  ).actId;
const approve = (actId: string, by: keyof typeof OPERATORS) =>
  as(by).tries('approveAct', { params: { actId } });
const fetchAudit = (actId: string, by: keyof typeof OPERATORS = 'tanaka') =>
  as(by).tries('readAuditExport', { params: { actId } });
const fetchPerson = (actId: string, by: keyof typeof OPERATORS = 'suzuki') =>
  as(by).tries('readPersonalExport', { params: { actId } });
const textOf = ({ bytes }: { readonly bytes: Uint8Array }) => Buffer.from(bytes).toString('utf8');

test('the audit is given as it was approved, with nothing a spreadsheet would reckon', async () => {
  await suspended('=HYPERLINK("http://evil.example","x")');
  const actId = await auditProposed();
  const { items } = await as('sato').ok('listActs', { query: {} });
  expect(items).toMatchObject([
    { actId, kind: 'AUDIT_EXPORT', accountId: null, points: 0, audit: { accountId: guest.userId, rows: 2 } },
  ]);
  // What comes after the proposal was not approved.
  await suspended('あとから');
  expect(await approve(actId, 'sato')).toMatchObject({ ok: true });
  const got = await fetchAudit(actId);
  if (!got.ok) return expect.unreachable(got.error.code);
  expect(got.value.fileName).toBe('宵待ち_監査ログ_2026-11-20.csv');
  const lines = textOf(got.value).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\uFEFF番号,日時,担当,役割,/);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(lines[2]).toContain('suspendAccount');
  const { brokenAt } = await as('tanaka').ok('checkAudit', {});
  expect(brokenAt).toBeNull();
});

test('what is kept of a person is the file that the person gets', async () => {
  const actId = await personProposed();
  expect(await approve(actId, 'tanaka')).toMatchObject({ ok: true });
  const got = await fetchPerson(actId);
  if (!got.ok) return expect.unreachable(got.error.code);
  const again = await signUp(app, guest.userType, guest.phone);
  const { exportId } = await app.ok(exportRoutes.askExport, {}, again);
  await app.work();
  const own = await app.call(exportRoutes.fetchExport, { params: { exportId } }, again);
  const [theirs, his] = [textOf(got.value), textOf(own.body)].map(
    (text) => (JSON.parse(text) as { data: Record<string, unknown> }).data,
  );
  expect(theirs!['電話番号']).toEqual(his!['電話番号']);
  expect(JSON.stringify(theirs)).toContain(guest.phone.slice(1));
  const reads = await app.db.selectFrom('private_read').selectAll().execute();
  expect(reads).toMatchObject([
    { kind: 'EXPORT', account_id: guest.userId, operator_id: suzuki.id, subject: actId, reason: REASON },
  ]);
  const audit = await as('tanaka').ok('searchAudit', { query: { call: 'readPersonalExport' } });
  expect(audit.items).toMatchObject([{ accountId: guest.userId, outcome: 'DONE' }]);
  // That operators took it out is no movement of points.
  expect(JSON.stringify(his)).not.toContain(REASON);
});

test('two people: nobody approves what they proposed, and the audit is approved by owners alone', async () => {
  await suspended('確認済み');
  const [audit, person] = [await auditProposed(), await personProposed()];
  expect(await approve(audit, 'tanaka')).toEqual(refused('ACT_SAME_OPERATOR'));
  expect(await approve(audit, 'suzuki')).toEqual(refused('OWNER_ONLY'));
  expect(await approve(person, 'suzuki')).toEqual(refused('ACT_SAME_OPERATOR'));
  expect(await fetchAudit(audit)).toEqual(refused('EXPORT_NOT_APPROVED'));
  expect(await fetchPerson(person)).toEqual(refused('EXPORT_NOT_APPROVED'));
  expect(await app.db.selectFrom('private_read').selectAll().execute()).toEqual([]);
});

test('it is fetched by its proposer, once, within 24 hours', async () => {
  const [first, second, third] = [await personProposed(), await personProposed(), await personProposed()];
  for (const actId of [first, second]) await approve(actId, 'tanaka');
  await as('tanaka').ok('declineAct', { params: { actId: third } });
  expect(await fetchPerson(first, 'tanaka')).toEqual(refused('NOT_FOUND'));
  expect(await fetchAudit(first)).toEqual(refused('NOT_FOUND'));
  await later(24 * HOUR - 1);
  expect(await fetchPerson(first)).toMatchObject({ ok: true });
  expect(await fetchPerson(first)).toEqual(refused('EXPORT_FETCHED'));
  await later(1);
  expect(await fetchPerson(second)).toEqual(refused('EXPORT_ENDED'));
  expect(await fetchPerson(third)).toEqual(refused('EXPORT_NOT_APPROVED'));
  const { items } = await as('suzuki').ok('listOwnExports', {});
  expect(Object.fromEntries(items.map(({ actId, state }) => [actId, state]))).toEqual({
    [first]: 'FETCHED',
    [second]: 'ENDED',
    [third]: 'DECLINED',
  });
  expect((await as('tanaka').ok('listOwnExports', {})).items).toEqual([]);
});

test('of two at once one gets it', async () => {
  const actId = await personProposed();
  await approve(actId, 'tanaka');
  const got = await Promise.all([fetchPerson(actId), fetchPerson(actId), fetchPerson(actId)]);
  expect(got.filter(({ ok }) => ok)).toHaveLength(1);
});

test('says what cannot be proposed', async () => {
  const propose = (accountId: string, reason: string) =>
    as('suzuki').tries('proposePersonalExport', { params: { accountId }, body: { reason } });
  expect(await propose(guest.userId, ' ')).toEqual(refused('REASON_REQUIRED'));
  expect(await propose(crypto.randomUUID(), REASON)).toEqual(refused('NOT_FOUND'));
  expect(await proposeAudit({ from: '2027-01-01' })).toEqual(refused('NOT_FOUND'));
  expect(await as('tanaka').tries('proposeAuditExport', { body: { reason: ' ' } })).toEqual(
    refused('REASON_REQUIRED'),
  );
  await app.db.transaction().execute(async (trx) => {
    // Each row is linked to the last one: planned when there were few, that is looked for among all, fifty thousand times.
    await sql`discard plans`.execute(trx);
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`insert into operator_audit (operator_id, operator_role, at, call, targets, outcome)
      select ${tanaka.id}, 'owner', ${app.clock.now()}, 'takeItem', '{}', 'DONE' from generate_series(1, 50001)`.execute(
      trx,
    );
  });
  expect(await proposeAudit({ call: 'takeItem' })).toEqual(refused('EXPORT_TOO_LARGE'));
});

test('whoever left meanwhile is not given out', async () => {
  const actId = await personProposed();
  await approve(actId, 'tanaka');
  await app.db
    .updateTable('account')
    .set({ left_at: app.clock.now() })
    .where('id', '=', guest.userId)
    .execute();
  expect(await fetchPerson(actId)).toEqual(refused('NOT_FOUND'));
});

test('there is a ceiling a day, which leaves the file where it is', async () => {
  const actIds = [];
  for (let count = 0; count <= READS_A_DAY.EXPORT; count += 1) actIds.push(await personProposed());
  for (const actId of actIds) await approve(actId, 'tanaka');
  const last = actIds.pop()!;
  for (const actId of actIds) expect(await fetchPerson(actId)).toMatchObject({ ok: true });
  expect(await fetchPerson(last)).toEqual(refused('READ_CEILING'));
  await later(13 * HOUR);
  expect(await fetchPerson(last)).toMatchObject({ ok: true });
});

test('roles: reviewers and finance take nothing out, support no audit', async () => {
  for (const role of ['reviewer', 'finance', 'support'] as const) {
    await setRole(suzuki.id, role);
    const mayPerson = role === 'support';
    const audit = await as('suzuki').tries('proposeAuditExport', { body: { reason: REASON } });
    expect(audit, role).toEqual(refused('OPERATOR_ROLE'));
    expect(await fetchAudit(crypto.randomUUID(), 'suzuki'), role).toEqual(refused('OPERATOR_ROLE'));
    expect(await fetchPerson(crypto.randomUUID()), role).toEqual(
      refused(mayPerson ? 'NOT_FOUND' : 'OPERATOR_ROLE'),
    );
    expect((await as('suzuki').tries('listOwnExports', {})).ok, role).toBe(mayPerson);
  }
});

test('the back office sends the file under its name, after a fresh second factor', async () => {
  await suspended('確認済み');
  const { browser } = await signedIn(app, tanaka);
  const proposed = await browser.call('proposeAuditExport', { body: { reason: '監査のため' } });
  const { actId } = proposed.body;
  await approve(actId, 'sato');
  const got = await browser.call('readAuditExport', { params: { actId } });
  expect(got.body.fileName).toBe('宵待ち_監査ログ_2026-11-20.csv');
  expect(textOf(got.body)).toMatch(/^\uFEFF番号,/);
  expect((await browser.call('readAuditExport', { params: { actId } })).code).toBe('EXPORT_FETCHED');
  await later(16);
  expect((await browser.call('readAuditExport', { params: { actId } })).code).toBe('OFFICE_FACTOR_AGAIN');
});
