import type { OfferedDocument } from '@yoimachi/domain/age-check';

/** What each names itself. */
export const TITLES: Readonly<Record<OfferedDocument, readonly string[]>> = {
  DRIVERS_LICENSE: ['運転免許証'],
  MY_NUMBER_CARD: ['個人番号カード', 'マイナンバーカード'],
  RESIDENCE_CARD: ['在留カード'],
  PASSPORT: ['旅券PASSPORT', 'PASSPORT'],
  QUALIFICATION_CERT: ['資格確認書'],
};
/** A document that is no longer taken. */
export const INSURANCE_TITLES = ['被保険者証'] as const;

export const NAME = '氏名';
export const ADDRESS = '住所';
export const BIRTHDAY = '生年月日';
export const SEX = '性別';
/** Behind a birthday without a label. */
export const BORN = '生';
export const VALID_UNTIL = 'まで有効';
export const VALID_LABELS = ['有効期限', '有効期間'] as const;
export const INSURER = /保険者名称?/u;
export const OTHER_INSURER_LABEL = /^(?:番号|所在地|及び)/u;
export const MAYOR = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,8}[市区町村]長/u;

/** Words of the page of a passport, without gaps. */
export const PASSPORT_LABELS = {
  family: 'Surname',
  given: 'Givenname',
  birthday: 'Dateofbirth',
  expiry: 'Dateofexpiry',
  authority: 'MINISTRYOFFOREIGNAFFAIRS',
} as const;
/** Latin words of a residence card that are nobody's name. */
export const LATIN_LABELS = /^(?:NAME|DATEOFBIRTH|RESIDENCECARD|SEX|ADDRESS|NATIONALITY|GOVERNMENT)/;

/** Left of what is filled in on cards: two characters, one column. */
export const COLUMN_LABELS = ['氏名', '住所', '交付'] as const;

/** What only the back of a My Number card prints. */
export const BACK_SIGNS = [/個人番号(?!カ)/u, /マイナンバー(?!カ)/u] as const;

/** What says which way is up. */
export const UPRIGHT_WORDS = [
  '氏名',
  '住所',
  '交付',
  '生年月日',
  '性別',
  '有効',
  '番号',
  '公安委員会',
  '在留',
  '年月日',
  '保険者',
  '個人番号',
  '国籍',
  'JAPAN',
  'PASSPORT',
  'Surname',
  'Date',
  'JPN',
] as const;

/** The first day of each era. */
export const ERAS: Readonly<Record<string, string>> = {
  令和: '2019-05-01',
  平成: '1989-01-08',
  昭和: '1926-12-25',
  大正: '1912-07-30',
};
export const ERA_LETTERS: Readonly<Record<string, string>> = { R: '令和', H: '平成', S: '昭和', T: '大正' };
/** The first year of an era. */
export const FIRST_YEAR = '元';

/** Days as documents print them, without gaps. A licence says the year twice. */
export const ERA_DAY = /(令和|平成|昭和|大正)(元|\d{1,2})年(\d{1,2})月(\d{1,2})日/gu;
export const LETTER_DAY = /(?<![A-Z])([RHST])(元|\d{1,2})[.年](\d{1,2})[.月](\d{1,2})日?(?!\d)/gu;
export const WESTERN_DAY = /(?<!\d)(\d{4})年(?:\([^)]{3,6}年\))?(\d{1,2})月(\d{1,2})日/gu;

/** The characters of a Japanese name. */
export const JAPANESE_NAME = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]{2,20}$/u;
