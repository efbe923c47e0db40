import { expect, test } from 'vitest';
import { isOffered, OFFERED_DOCUMENTS, DocumentType, DOCUMENT_FORMS } from './documents.ts';
import { issuersOf } from './issuers.ts';
import { judgeDocument, type AskedOfDocument, type ReadDocument } from './verdict.ts';

const asked: AskedOfDocument = {
  documentType: 'DRIVERS_LICENSE',
  legalName: { name: '高橋 美咲', nameKana: 'タカハシ ミサキ' },
  birthday: '1999-05-05',
  today: '2026-11-22',
};
const right: ReadDocument = {
  documentName: true,
  issuer: '東京都公安委員会',
  name: '髙橋 美咲',
  birthday: '1999-05-05',
  expiresOn: '2029-06-05',
  isBack: false,
};
const judge = (read: Partial<ReadDocument>, other: Partial<AskedOfDocument> = {}) =>
  judgeDocument({ ...right, ...read }, { ...asked, ...other });

test('all of it read, name and birthday the registered ones, valid and 18: verified', () => {
  const matches = 'MATCHES';
  expect(judge({})).toEqual({
    outcome: 'VERIFIED',
    items: { documentName: matches, issuer: matches, name: matches, birthday: matches, expiresOn: matches },
  });
});

test.each([
  [{ documentName: false }, 'UNREAD', 'documentName', 'UNREAD'],
  [{ issuer: null }, 'UNREAD', 'issuer', 'UNREAD'],
  [{ birthday: null }, 'UNREAD', 'birthday', 'UNREAD'],
  [{ expiresOn: null }, 'UNREAD', 'expiresOn', 'UNREAD'],
  [{ name: null }, 'OPERATOR', 'name', 'UNREAD'],
  [{ name: '高橋 美和' }, 'DIFFERS', 'name', 'DIFFERS'],
  [{ birthday: '1999-05-06' }, 'DIFFERS', 'birthday', 'DIFFERS'],
  [{ birthday: '1990-05-05' }, 'DIFFERS', 'birthday', 'DIFFERS'],
  [{ expiresOn: '2026-11-21' }, 'DIFFERS', 'expiresOn', 'DIFFERS'],
  [{ birthday: '2008-11-23' }, 'UNDER_AGE', 'birthday', 'DIFFERS'],
] as const)('%o: %s', (read, outcome, item, verdict) => {
  const judged = judge(read);
  expect(judged.outcome).toBe(outcome);
  const others = Object.entries(judged.items).filter(([name]) => name !== item);
  expect(judged.items[item]).toBe(verdict);
  expect(others.every(([, other]) => other === 'MATCHES')).toBe(true);
});

test.each([
  [{ name: null, issuer: null }, 'UNREAD'],
  [{ name: null, birthday: null }, 'UNREAD'],
  [{ name: null, expiresOn: null }, 'UNREAD'],
  [{ name: null, birthday: '1990-01-01' }, 'DIFFERS'],
  [{ name: null, expiresOn: '2020-01-01' }, 'DIFFERS'],
  [{ issuer: null, birthday: '1990-01-01' }, 'DIFFERS'],
  [{ name: '別人 花子', birthday: null }, 'DIFFERS'],
  [{ documentName: false, issuer: null, name: null, birthday: null, expiresOn: null }, 'UNREAD'],
] as const)('several of them, %o: %s', (read, outcome) => {
  expect(judge(read).outcome).toBe(outcome);
});

test('only one combination of what was read verifies', () => {
  const choices = [
    [true, false],
    ['東京都公安委員会', null],
    ['高橋 美咲', '高橋 美和', null],
    ['1999-05-05', '1999-05-06', '2010-05-05', null],
    ['2029-06-05', '2020-06-05', null],
    [false, true],
  ] as const;
  const all = choices.reduce<readonly unknown[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const verified = all.filter(([documentName, issuer, name, birthday, expiresOn, isBack]) => {
    const read = { documentName, issuer, name, birthday, expiresOn, isBack } as ReadDocument;
    return judge(read).outcome === 'VERIFIED';
  });
  expect(all).toHaveLength(288);
  expect(verified).toEqual([[true, '東京都公安委員会', '高橋 美咲', '1999-05-05', '2029-06-05', false]]);
});

test.each([
  ['2008-11-22', '2026-11-22', 'VERIFIED'],
  ['2008-11-23', '2026-11-22', 'UNDER_AGE'],
  ['2008-02-29', '2026-02-28', 'UNDER_AGE'],
  ['2008-02-29', '2026-03-01', 'VERIFIED'],
])('born on %s, on %s: %s', (birthday, today, outcome) => {
  expect(judge({ birthday }, { birthday, today }).outcome).toBe(outcome);
});

test('a day that lies ahead is no birthday', () => {
  expect(judge({ birthday: '2026-11-23' })).toMatchObject({
    outcome: 'UNREAD',
    items: { birthday: 'UNREAD' },
  });
  expect(judge({ birthday: '2026-11-22' }).outcome).toBe('UNDER_AGE');
});

test('its last day is valid', () => {
  expect(judge({ expiresOn: '2026-11-22' }).outcome).toBe('VERIFIED');
});

test('a back of a My Number card is refused as such, whatever was to be handed in', () => {
  expect(judge({ isBack: true }, { documentType: 'MY_NUMBER_CARD' }).outcome).toBe('BACK_SIDE');
  expect(judge({ isBack: true }).outcome).toBe('BACK_SIDE');
});

test('a guest registers no name: none is asked for', () => {
  const judged = judge({ name: '別人 花子' }, { legalName: null });
  expect(judged.outcome).toBe('VERIFIED');
  expect(judged.items).not.toHaveProperty('name');
  expect(judge({ name: null }, { legalName: null }).outcome).toBe('VERIFIED');
});

test('a passport shows the reading; another one differs', () => {
  const passport = { documentType: 'PASSPORT' } as const;
  expect(judge({ name: 'TAKAHASHI MISAKI' }, passport).outcome).toBe('VERIFIED');
  expect(judge({ name: 'TAKAHASHI MIWA' }, passport).outcome).toBe('DIFFERS');
});

test('what a residence card prints in Latin letters beside a name in kana is for an operator', () => {
  const card = { documentType: 'RESIDENCE_CARD' } as const;
  const hoa = { name: 'グエン ホア', nameKana: 'グエン ホア' };
  expect(judge({ name: 'NGUYEN HOA' }, { ...card, legalName: hoa }).outcome).toBe('OPERATOR');
  const latin = { name: 'NGUYEN HOA', nameKana: 'グエン ホア' };
  expect(judge({ name: 'NGUYEN HOA' }, { ...card, legalName: latin }).outcome).toBe('VERIFIED');
});

test('an insurance card is no longer offered; each that is has its form', () => {
  const offered = Object.values(DocumentType).filter(isOffered);
  expect(new Set(offered)).toEqual(new Set(OFFERED_DOCUMENTS));
  expect(offered).not.toContain('HEALTH_INSURANCE_CARD');
  expect(Object.keys(DOCUMENT_FORMS).sort()).toEqual([...OFFERED_DOCUMENTS].sort());
  expect(issuersOf('DRIVERS_LICENSE')).toHaveLength(47);
  expect(issuersOf('MY_NUMBER_CARD')).toEqual([]);
});
