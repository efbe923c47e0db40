import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HOLDER_MAX_BYTES,
  checkAccountNumber,
  checkHolderKana,
  fromYucho,
  isOwnName,
  bankOrBranchName,
  maskAccountNumber,
  toHolderKana,
} from './index.ts';

describe('the account holder as banks write it', () => {
  it.each([
    ['ヤマダ　ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['やまだ はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ﾔﾏﾀﾞ  ﾊﾅｺ ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ヤマタ\u3099 ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ヤマタﾞ ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['キュウヨ', 'ｷﾕｳﾖ'],
    ['ヨーコ', 'ﾖ-ｺ'],
    ['ヴィヴィ', 'ｳﾞｲｳﾞｲ'],
    ['ァィゥェォッャュョヮヵヶ', 'ｱｲｳｴｵﾂﾔﾕﾖﾜｶｹ'],
    ['ガパヲヰヱ', 'ｶﾞﾊﾟｵｲｴ'],
    ['ー‐−―－', '-----'],
    ['ア・ジョーンズ', 'ｱ.ｼﾞﾖ-ﾝｽﾞ'],
    ['ａｎｎ Ｌｅｅ２', 'ANN LEE2'],
    ['株式会社　ヨイマチ', 'ｶ)ﾖｲﾏﾁ'],
    ['合同会社ヨイマチ', 'ﾄﾞ)ﾖｲﾏﾁ'],
    ['ヤマダ（ハナコ）．', 'ﾔﾏﾀﾞ(ﾊﾅｺ).'],
  ])('%s becomes %s', (typed, written) => {
    expect(toHolderKana(typed)).toEqual({ ok: true, value: written });
  });

  it.each([
    'ヤマダ,ハナコ',
    '山田花子',
    'ﾔﾏﾀﾞｰ',
    'ヤマダ🌸',
    'ヤマダ、ハナコ',
    'アﾞ',
    'カﾟ',
    '゛ア',
    'ヤマダ株式会社',
    'ヷ',
  ])('refuses %s', (typed) => {
    expect(toHolderKana(typed)).toMatchObject({ ok: false, error: { code: 'ACCOUNT_HOLDER_KANA' } });
  });

  it('names what it refuses and never cuts', () => {
    expect(toHolderKana('ヤマダ,花子')).toMatchObject({
      error: { details: { characters: [',', '花', '子'] } },
    });
    expect(toHolderKana(' 　 ')).toMatchObject({ error: { code: 'ACCOUNT_HOLDER_REQUIRED' } });
    expect(toHolderKana('ガ'.repeat(15))).toMatchObject({ ok: true });
    expect(toHolderKana('ガ'.repeat(15) + 'ア')).toMatchObject({
      error: { code: 'ACCOUNT_HOLDER_LENGTH', details: { bytes: 31, max: HOLDER_MAX_BYTES } },
    });
  });

  it('gives for any text either a refusal or a name that banks take and that stays as it is', () => {
    const letters = fc.constantFrom(...'アガパヴァッー・　aＡ9（）花,ｰﾞ゛やまだ');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 40 }), (typed) => {
        const first = toHolderKana(typed);
        if (!first.ok) return;
        expect(first.value).toMatch(/^[0-9A-Z ().\-\uFF71-\uFF9F]{1,30}$/);
        expect(checkHolderKana(first.value)).toEqual(first);
        expect(toHolderKana(first.value)).toEqual(first);
      }),
    );
  });
});

describe('whose account it is', () => {
  it.each([
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダ　ハナコ', true],
    ['ﾔﾏﾀﾞﾊﾅｺ', 'ヤマダ ハナコ', true],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ ハナコ', false],
    ['ﾜﾀﾅﾍﾞ.ﾘﾅ', 'ワタナベ リナ', true],
    ['ﾜﾀﾅﾍﾞ ﾘﾅ', 'ワタナベ・リナ', true],
    ['ﾜﾀﾅﾍﾞ-ﾘﾅ', 'ワタナベ リナ', true],
    ['ﾜﾀﾅﾍﾞﾖ-ｺ', 'ワタナベ・ヨーコ', true],
    ['ﾜﾀﾅﾍﾞ-ﾖ-ｺ', 'ワタナベ ヨーコ', true],
    ['ﾜﾀﾅﾍﾞ ﾖｺ', 'ワタナベ ヨーコ', false],
    ['ﾜﾀﾅﾍﾞ ﾖ ｺ', 'ワタナベ ヨコ', true],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', '', false],
  ])('%s of %s: %s', (holder, registered, own) => {
    expect(isOwnName(holder, registered)).toBe(own);
  });

  it.each([...'・･－-‐‑‒–—―−─ー　 '])('stays the same with %s between the parts of a name', (sign) => {
    const holder = toHolderKana(`ワタナベ${sign}リナ`);
    expect(holder.ok && isOwnName(holder.value, 'ワタナベ リナ')).toBe(true);
  });
});

describe('the name of a bank or branch', () => {
  it.each([
    ['ミズホ', 'ﾐｽﾞﾎ'],
    ['ＰＡＹＰＡＹ', 'PAYPAY'],
    ['マルノウチチユウオウ', 'ﾏﾙﾉｳﾁﾁﾕｳｵｳ'],
    ['ガギグゲゴガギグ', ''],
    ['みずほ銀行', ''],
    ['', ''],
  ])('of %s is written as %s', (kana, written) => {
    expect(bankOrBranchName(kana)).toBe(written);
  });
});

describe('account numbers', () => {
  it('pads with zeros and asks about eight digits', () => {
    expect(checkAccountNumber('１２３４５')).toEqual({ ok: true, value: '0012345' });
    expect(checkAccountNumber('12345678')).toMatchObject({ error: { code: 'ACCOUNT_NUMBER_YUCHO' } });
    for (const wrong of ['', '12a', '123456789', '0', '-5']) {
      expect(checkAccountNumber(wrong)).toMatchObject({ error: { code: 'ACCOUNT_NUMBER_INVALID' } });
    }
    expect(maskAccountNumber('1234567')).toBe('***4567');
  });
});

describe('Yucho', () => {
  it.each([
    ['10530', '12345671', '058', '〇五八', 'ORDINARY', '1234567'],
    ['10530-2', '12345671', '058', '〇五八', 'ORDINARY', '1234567'],
    ['１０５３０ー２', '１２３４５６７１', '058', '〇五八', 'ORDINARY', '1234567'],
    ['12340', '51', '238', '二三八', 'ORDINARY', '0000005'],
    ['00530', '12345', '059', '〇五九', 'CURRENT', '0012345'],
  ])('%s and %s', (symbol, number, branchCode, branchName, accountType, accountNumber) => {
    expect(fromYucho(symbol, number)).toEqual({
      ok: true,
      value: { bankCode: '9900', branchCode, branchName, accountType, accountNumber },
    });
  });

  it('refuses what no passbook shows', () => {
    for (const symbol of ['', '1053', '20530', '10530-22', '1o530']) {
      expect(fromYucho(symbol, '12345671')).toMatchObject({ error: { code: 'YUCHO_SYMBOL_INVALID' } });
    }
    for (const number of ['', '1', '12345672', '123456781', '12a1']) {
      expect(fromYucho('10530', number)).toMatchObject({ error: { code: 'YUCHO_NUMBER_INVALID' } });
    }
    expect(fromYucho('00530', '12345678')).toMatchObject({ error: { code: 'YUCHO_NUMBER_INVALID' } });
  });
});
