import { contentRoutes } from '@yoimachi/contract/content';
import { CONSENT_TEXTS } from '@yoimachi/domain/consent';
import {
  checkPage,
  PAGE_NAMES,
  PAGE_SIDES,
  PAGE_TEXT_IDS,
  sectionsOf,
  type PageName,
} from '@yoimachi/domain/page';
import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../../test-support/index.ts';
import { editStage, readStages } from '#money/stage';
import { versionsOf } from '../page.store.ts';
import { PAGE_VARIABLES } from '../values.ts';

const test = useTestApp({ config: { supportMail: 'help@elsewhere.example' } });
const read = (name: PageName, type: (typeof PAGE_SIDES)[number] = 'GUEST', version?: string) =>
  test.ok(contentRoutes.staticPage, { query: { name, type, ...(version && { version }) } });

it('has every page for both sides, for anybody, with nothing left to fill in', async () => {
  for (const name of PAGE_NAMES) {
    for (const type of PAGE_SIDES) {
      const page = await read(name, type);
      expect(page).toMatchObject({ name, version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
      expect(page.sections.length).toBeGreaterThan(2);
      for (const { heading, paragraphs } of page.sections)
        for (const text of [heading, ...paragraphs]) {
          expect(text.trim()).not.toBe('');
          expect(text, `${name} ${type}`).not.toMatch(/[{}]|undefined|準備中/);
        }
    }
  }
});

it('brings pages that an operator could publish as they are, in the versions that consents name', async () => {
  const bodies = await test.db.selectFrom('page_version').select(['text_id', 'version', 'body']).execute();
  expect(new Set(bodies.map(({ text_id }) => text_id))).toEqual(new Set(PAGE_TEXT_IDS));
  for (const { text_id, body } of bodies)
    expect(checkPage(body, PAGE_VARIABLES), text_id).toMatchObject({ ok: true, value: body });
  for (const textId of PAGE_TEXT_IDS) {
    const versions = await versionsOf(test.db, [textId]);
    const agreed = Object.entries(CONSENT_TEXTS).find(([id]) => id === textId)?.[1] ?? [];
    for (const { version, asks } of agreed)
      expect(versions, textId).toContainEqual(expect.objectContaining({ version, asks }));
  }
});

it('tells guests and casts different terms, and both the same items of the commercial notice', async () => {
  expect(await read('TERM_SERVICE')).not.toEqual(await read('TERM_SERVICE', 'CAST'));
  const notice = await read('COMMERCIAL_TRANSACTION');
  expect(await read('COMMERCIAL_TRANSACTION', 'CAST')).toEqual(notice);
  expect(notice.sections.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining([
      '販売事業者名',
      '販売価格',
      '支払時期',
      '返品・キャンセル',
      'ポイントの有効期限',
    ]),
  );
  expect(JSON.stringify(notice)).toContain('当日が100％、前日が50％');
});

it('names the address of support that this installation has', async () => {
  const { supportMail } = test.context.config;
  expect(await test.ok(contentRoutes.support, {})).toMatchObject({ mail: supportMail });
  for (const name of ['COMMERCIAL_TRANSACTION', 'PRIVACY_POLICY', 'POINT_INFORMATION'] as const)
    expect(JSON.stringify(await read(name))).toContain(supportMail);
});

it('knows no other page', async () => {
  const query = { name: 'SECRETS', type: 'GUEST' } as never;
  expect(await test.call(contentRoutes.staticPage, { query })).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  });
});

it('keeps what was in force readable, names what is planned, and no day on which nothing changed', async () => {
  const now = await read('TERM_SERVICE');
  expect(now.version).toBe('2026-11-15');
  expect(now.versions).toMatchObject([
    { version: '2026-11-15', news: expect.stringContaining('反社会的勢力'), isPlanned: false },
    { version: '2026-11-01', news: null, isPlanned: false },
  ]);
  const before = await read('TERM_SERVICE', 'GUEST', '2026-11-01');
  expect(before.version).toBe('2026-11-01');
  expect(JSON.stringify(before.sections)).not.toContain('反社会的勢力');
  expect((await read('PRIVACY_POLICY')).versions[0]).toMatchObject({
    version: '2026-12-01',
    isPlanned: true,
  });
  expect((await read('PRIVACY_POLICY', 'CAST', '2026-12-01')).version).toBe('2026-12-01');
  const query = { name: 'TERM_SERVICE', type: 'GUEST', version: '2026-11-02' } as const;
  expect(await test.call(contentRoutes.staticPage, { query })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});

it('says the fees that hold now', async () => {
  const said = async (name: 'TERM_SERVICE' | 'FAQ') => JSON.stringify(await read(name, 'CAST'));
  expect((await readStages(test.db)).map(({ feePercent }) => feePercent)).toEqual(FIRST_STAGE_FEES);
  expect(await said('TERM_SERVICE')).toContain('（ステージ0から順に25％、20％、17％、14％、10％）');
  expect(await said('FAQ')).toContain('ステージに応じて25％から10％が');
  for (const [stage, feePercent] of [
    [0, 24],
    [2, 16],
    [4, 9],
  ] as const)
    expect(await editStage(test.context, stage, { feePercent })).toMatchObject({ ok: true });
  expect(await said('TERM_SERVICE')).toContain('（ステージ0から順に24％、20％、16％、14％、9％）');
  expect(await said('FAQ')).toContain('ステージに応じて24％から9％が');
});

it('changes nothing that was published, not even by hand', async () => {
  const text = sectionsOf(
    (await test.db.selectFrom('page_version').select('body').executeTakeFirstOrThrow()).body,
  );
  expect(text.length).toBeGreaterThan(0);
  const change = (set: { body?: string; version?: string; taken_back_at?: null }) =>
    test.db.updateTable('page_version').set(set).execute();
  await expect(change({ body: '# a\n\nb' })).rejects.toThrow('append-only');
  await expect(change({ version: '2027-01-01' })).rejects.toThrow('append-only');
  await expect(test.db.deleteFrom('page_version').execute()).rejects.toThrow('append-only');
  const sato = await test.db.selectFrom('operator').select('id').executeTakeFirst();
  const late = { taken_back_by: sato!.id, taken_back_at: test.clock.now() };
  await expect(
    test.db.updateTable('page_version').set(late).where('version', '=', '2026-11-15').execute(),
  ).rejects.toThrow('check');
});
