import { contentRoutes } from '@yoimachi/contract/content';
import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../../test-support/index.ts';
import { editStage, readStages } from '#money/stage';

const test = useTestApp({ config: { supportMail: 'help@elsewhere.example' } });
const names = ['TERM_SERVICE', 'COMMERCIAL_TRANSACTION', 'PRIVACY_POLICY', 'FAQ', 'HOW_TO_USE'] as const;
const readers = ['GUEST', 'CAST'] as const;

it('has every page for both sides, for anybody', async () => {
  for (const name of names) {
    for (const type of readers) {
      const page = await test.ok(contentRoutes.staticPage, { query: { name, type } });
      expect(page).toMatchObject({ name, version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
      expect(page.sections.length).toBeGreaterThan(4);
      for (const section of page.sections) {
        expect([section.heading, ...section.paragraphs].every((text) => text.trim() !== '')).toBe(true);
      }
    }
  }
});

it('tells guests and casts different terms, and both the same items of the commercial notice', async () => {
  const read = (name: (typeof names)[number], type: (typeof readers)[number]) =>
    test.ok(contentRoutes.staticPage, { query: { name, type } });
  expect(await read('TERM_SERVICE', 'GUEST')).not.toEqual(await read('TERM_SERVICE', 'CAST'));
  const notice = await read('COMMERCIAL_TRANSACTION', 'GUEST');
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
  for (const name of ['COMMERCIAL_TRANSACTION', 'PRIVACY_POLICY'] as const)
    expect(
      JSON.stringify(await test.ok(contentRoutes.staticPage, { query: { name, type: 'GUEST' } })),
    ).toContain(supportMail);
});

it('knows no other page', async () => {
  const query = { name: 'POLICY', type: 'GUEST' } as never;
  expect(await test.call(contentRoutes.staticPage, { query })).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  });
});

it('says the fees that hold now', async () => {
  const read = async (name: 'TERM_SERVICE' | 'FAQ') =>
    JSON.stringify(await test.ok(contentRoutes.staticPage, { query: { name, type: 'CAST' } }));
  expect((await readStages(test.db)).map(({ feePercent }) => feePercent)).toEqual(FIRST_STAGE_FEES);
  expect(await read('TERM_SERVICE')).toContain('（ステージ0から順に25％、20％、17％、14％、10％）');
  expect(await read('FAQ')).toContain('ステージに応じて25％から10％が');
  for (const [stage, feePercent] of [
    [0, 24],
    [2, 16],
    [4, 9],
  ] as const)
    expect(await editStage(test.context, stage, { feePercent })).toMatchObject({ ok: true });
  expect(await read('TERM_SERVICE')).toContain('（ステージ0から順に24％、20％、16％、14％、9％）');
  expect(await read('FAQ')).toContain('ステージに応じて24％から9％が');
});
