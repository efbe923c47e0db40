import type { OfferedDocument } from '@yoimachi/domain/age-check';
import { expect, test } from 'vitest';
import { findOnPage } from '../page-findings.ts';
import type { Sign } from '../recognise.ts';
import { rowsOf } from '../rows.ts';

type Text = readonly [left: number, top: number, text: string];
const SIZE = 20;

/** Signs of one size side by side, as a recogniser gives a line. */
const line = ([left, top, text]: Text): Sign[] =>
  [...text].map((sign, index) => ({
    text: sign,
    startsWord: index === 0,
    left: left + index * SIZE,
    right: left + (index + 1) * SIZE,
    top,
    bottom: top + SIZE,
  }));
const find = (texts: readonly Text[], type: OfferedDocument) => {
  const { name, birthday, expiresOn, ...more } = findOnPage(rowsOf(texts.map(line)), type);
  return { ...more, name: name?.value, birthday: birthday?.value, expiresOn: expiresOn?.value };
};

const LICENCE: Text[] = [
  [0, 0, '氏名高橋美咲'],
  [400, 2, '平成11年5月5日生'],
  [0, 60, '住所東京都港区'],
  [0, 120, '2029年(令和11年)06月05日まで有効'],
  [800, 60, '運転免許証'],
  [800, 300, '東京都公安委員会'],
];
const at = (texts: readonly Text[], across: number, down: number): Text[] =>
  texts.map(([left, top, text]) => [left + across, top + down, text]);

test('a licence', () => {
  expect(find(LICENCE, 'DRIVERS_LICENSE')).toEqual({
    documentName: true,
    issuer: '東京都公安委員会',
    name: '高橋美咲',
    birthday: '1999-05-05',
    expiresOn: '2029-06-05',
    isBack: false,
    isAmbiguous: false,
  });
});

test('where the label of a name was not read, its column is that of the label below', () => {
  const texts: Text[] = [[0, 0, 'g〆'], [80, 0, '高橋美咲'], ...LICENCE.slice(1)];
  expect(find(texts, 'DRIVERS_LICENSE').name).toBe('高橋美咲');
});

test('one sign of title and issuer may be misread, more not', () => {
  const misread = (title: string, issuer: string) =>
    find([...LICENCE.slice(0, 4), [800, 60, title], [800, 300, issuer]], 'DRIVERS_LICENSE');
  expect(misread('運転免誌証', '東京都公安委晨会')).toMatchObject({
    documentName: true,
    issuer: '東京都公安委員会',
  });
  expect(misread('運軽免誌証', '東京都公女委晨会')).toMatchObject({ documentName: false, issuer: null });
});

test('a licence is no other document, and a picture of two is neither', () => {
  expect(find(LICENCE, 'MY_NUMBER_CARD').documentName).toBe(false);
  expect(find([...LICENCE, [800, 700, '個人番号カード']], 'DRIVERS_LICENSE').documentName).toBe(false);
  expect(find([...LICENCE, [800, 700, '被保険者証']], 'DRIVERS_LICENSE').documentName).toBe(false);
  const twice = find([...LICENCE, ...at(LICENCE, 0, 600)], 'DRIVERS_LICENSE');
  expect(twice).toMatchObject({ documentName: false, isAmbiguous: true });
});

test('two persons on a picture are nobody', () => {
  const sister: Text[] = [
    [0, 600, '氏名高橋結衣'],
    [400, 602, '平成8年3月14日生'],
  ];
  expect(find([...LICENCE, ...sister], 'DRIVERS_LICENSE')).toMatchObject({
    isAmbiguous: true,
    documentName: false,
  });
});

test('the name of one card and the birthday of another are not put together', () => {
  const name: Text[] = [
    [0, 0, '氏名高橋美咲'],
    [0, 60, '住所東京都港区'],
    [800, 0, '個人番号カード'],
  ];
  const birthday = (top: number): Text[] => [
    [200, top, '生年月日平成11年5月5日'],
    [0, top + 40, '2029年5月5日まで有効'],
  ];
  expect(find([...name, ...birthday(120)], 'MY_NUMBER_CARD')).toMatchObject({
    isAmbiguous: false,
    name: '高橋美咲',
    birthday: '1999-05-05',
  });
  expect(find([...name, ...birthday(700)], 'MY_NUMBER_CARD')).toMatchObject({ isAmbiguous: true });
  expect(find([...name, ...at(birthday(120), 1200, 0)], 'MY_NUMBER_CARD')).toMatchObject({
    isAmbiguous: true,
  });
});

test('a licence covered at the name takes none from elsewhere', () => {
  const covered: Text[] = [...LICENCE.slice(1), [0, 600, '氏名高橋美咲']];
  expect(find(covered, 'DRIVERS_LICENSE').name).toBeUndefined();
});

test.each(['個人番号123456789012', '※個人番号を他人に見せないでください', 'マイナンバー'])(
  '%s stands on a back',
  (text) => {
    expect(find([[0, 0, text]], 'MY_NUMBER_CARD').isBack).toBe(true);
    expect(find([[0, 0, '個人番号カード']], 'MY_NUMBER_CARD').isBack).toBe(false);
  },
);

test('the insurer stands behind its label, not its number or its place', () => {
  const certificate: Text[] = [
    [0, 0, '資格確認書'],
    [0, 60, '氏名高橋美咲'],
    [0, 120, '生年月日平成11年5月5日性別女'],
    [0, 180, '有効期限令和11年6月5日'],
    [0, 240, '保険者番号01130012'],
    [0, 300, '保険者名称全国健康保険協会東京支部'],
    [0, 360, '保険者所在地東京都中野区'],
  ];
  expect(find(certificate, 'QUALIFICATION_CERT')).toMatchObject({
    documentName: true,
    issuer: '全国健康保険協会東京支部',
    name: '高橋美咲',
    birthday: '1999-05-05',
    expiresOn: '2029-06-05',
  });
  expect(find([certificate[4]!, certificate[6]!], 'QUALIFICATION_CERT').issuer).toBeNull();
});
