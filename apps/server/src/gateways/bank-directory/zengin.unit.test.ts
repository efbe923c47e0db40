import { expect, it } from 'vitest';
import { foldBankOrBranchName } from './fold.ts';
import { zenginDirectory as directory } from './index.ts';
import { FORMER_NAMES } from './names.ja.ts';

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

it.each([
  ['住信SBI', 'ドコモSMTBネット銀行'],
  ['住信ＳＢＩネット銀行', 'ドコモSMTBネット銀行'],
  ['郵便局', 'ゆうちょ銀行'],
  ['横濱', '横浜銀行'],
  ['東京三菱', '三菱UFJ銀行'],
  ['三菱東京UFJ銀行', '三菱UFJ銀行'],
  ['ジャパンネット', 'PayPay銀行'],
  ['ジヤパンネツト', 'PayPay銀行'],
  ['じぶん銀行', 'auじぶん銀行'],
  ['新生銀行', 'SBI新生銀行'],
  ['近畿大阪', '関西みらい銀行'],
  ['大正銀行', '徳島大正銀行'],
  ['八十二銀行', '八十二長野銀行'],
  ['東京都民', 'きらぼし銀行'],
  ['東京東信用金庫', '東京東信金'],
  ['長野県信用組合', '長野県信組'],
  ['中央ろうきん', '中央労金'],
  ['JA福岡市', '福岡市農協'],
  ['ＪＡバンク福岡市', '福岡市農協'],
  ['福岡市農業協同組合', '福岡市農協'],
  ['ソニ－', 'ソニー銀行'],
  ['ソニ—', 'ソニー銀行'],
  ['埼玉県信金', '埼玉縣信金'],
  ['北国銀行', '北國銀行'],
])('finds by %s %s', async (text, name) => {
  expect(names(await directory.searchBanks(text, 3))).toContain(name);
});

it('takes JAバンク for all agricultural cooperatives', async () => {
  const found = names(await directory.searchBanks('JAバンク', 1_000))!;
  expect(found.length).toBeGreaterThan(100);
  expect(found.every((name) => name.endsWith('農協'))).toBe(true);
});

it('names as former what a bank of the directory is not called today', async () => {
  for (const { bankCode, name } of FORMER_NAMES) {
    const bank = await directory.bank(bankCode);
    expect(bank, name).toBeDefined();
    expect(names(await directory.searchBanks(name, 1_000))).not.toContain(name);
  }
});
