import { expect, it } from 'vitest';
import { foldBankOrBranchName } from './fold.ts';
import { zenginDirectory as directory } from './index.ts';

const names = (banksOrBranches: readonly { name: string }[] | undefined) =>
  banksOrBranches?.map(({ name }) => name);

it('knows banks and branches by their codes', async () => {
  expect(await directory.bank('0001')).toEqual({ code: '0001', name: 'みずほ銀行', kana: 'ミズホ' });
  expect(await directory.branch('0001', '001')).toMatchObject({ name: '東京営業部' });
  expect(await directory.branch('9900', '058')).toMatchObject({ name: '〇五八' });
  expect(await directory.bank('9998')).toBeUndefined();
  expect(await directory.branch('0001', '000')).toBeUndefined();
  expect(await directory.branch('9998', '001')).toBeUndefined();
  expect(directory.version).toMatch(/^\d+\.\d+\.\d+/);
});

it.each(['みずほ', 'ミズホ', 'ﾐｽﾞﾎ', 'みずほ銀行', '0001', '０００１', 'みず'])(
  'finds a bank by %s',
  async (text) => {
    expect(names(await directory.searchBanks(text, 20))?.[0]).toBe('みずほ銀行');
  },
);

it('finds branches with small letters, and puts first what begins so', async () => {
  for (const text of ['東京営業部', '001'])
    expect(names(await directory.searchBranches('0001', text, 20))?.[0]).toBe('東京営業部');
  for (const text of ['トウキョウ', 'とうきよう'])
    expect(names(await directory.searchBranches('0001', text, 20))).toContain('東京営業部');
  const found = (await directory.searchBranches('0001', '銀座', 20))!;
  const begins = found.map(({ name }) => name.startsWith('銀座'));
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  expect(await directory.searchBranches('9998', '', 20)).toBeUndefined();
  expect(await directory.searchBranches('0001', '', 20)).toHaveLength(20);
  expect(await directory.searchBanks('そのような銀行はない', 20)).toEqual([]);
});

it('folds what people type', () => {
  expect(foldBankOrBranchName('スルガ銀行')).toBe('するが');
  expect(foldBankOrBranchName('銀行')).toBe('銀行');
  expect(foldBankOrBranchName('Ｐａｙ Ｐａｙ')).toBe('paypay');
});
