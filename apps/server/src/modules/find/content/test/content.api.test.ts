import { contentRoutes } from '@yoimachi/contract/content';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../../test-support/index.ts';

const test = useTestApp();
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

it('knows no other page', async () => {
  const query = { name: 'POLICY', type: 'GUEST' } as never;
  expect(await test.call(contentRoutes.staticPage, { query })).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  });
});
