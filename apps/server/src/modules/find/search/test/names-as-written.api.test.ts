import { expect, test } from 'vitest';
import { searchRoutes } from '@yoimachi/contract/search';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { signUpGuest, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';

const app = useRewoundApp();
const desk = asOperator(app);

test.each([
  ['髙嶋ヴィオラ', ['髙嶋', '高嶋', '高島', '髙嶋ｳﾞｨｵﾗ']],
  ['崎谷みづほ', ['﨑谷', '崎谷', '嵜谷']],
  ['𠮷田彌生', ['吉田', '𠮷田', '吉田弥生', '𠮷田彌']],
  ['ヷルキリ', ['ヷル', 'ワ゛ル', 'わ\u3099るき', 'ﾜﾞﾙｷﾘ']],
  ['ルバーブ子', ['ルバー', 'ルバ－', 'ルバ−', 'ルバ—', 'ルバ–', 'ﾙﾊﾞｰ']],
])('%s is found by guests and operators however her name is written', async (nickname, words) => {
  const guest = await signUpGuest(app);
  const cast = await verifiedCast(app);
  await desk.ok('rename', { params: { accountId: cast.userId }, body: { nickname } });
  for (const typed of words) {
    const found = await app.ok(searchRoutes.searchCasts, { query: { words: typed } }, guest);
    expect([typed, found.items.map(({ castId }) => castId)]).toEqual([typed, [cast.userId]]);
    const suggested = await app.ok(searchRoutes.suggest, { query: { words: typed } }, guest);
    expect([typed, suggested.casts.map(({ castId }) => castId)]).toEqual([typed, [cast.userId]]);
    const listed = await desk.ok('listMembers', { query: { words: typed } });
    expect([typed, listed.items.map(({ id }) => id)]).toEqual([typed, [cast.userId]]);
  }
});

test('a guest is found by operators however his nickname is written, emoji and all', async () => {
  const guest = await signUpGuest(app, { nickname: '𠮷田👨‍👩‍👧‍👦' });
  for (const words of ['吉田', '𠮷田', '吉田👨‍👩‍👧‍👦', '吉田👨'])
    expect((await desk.ok('listMembers', { query: { words } })).items.map(({ id }) => id)).toEqual([
      guest.userId,
    ]);
});
