import type { DocumentType } from '../../packages/domain/src/people/age-check/index.ts';

/** What is printed on a sample. Days are texts already. */
export interface Print {
  readonly name: string;
  readonly nameKana: string;
  readonly latinFamily: string;
  readonly latinGiven: string;
  readonly birthday: string;
  readonly birthdayWestern: string;
  readonly birthdayLatin: string;
  readonly expiry: string;
  readonly expiryWestern: string;
  readonly expiryLatin: string;
  readonly issued: string;
  readonly issuedWestern: string;
  readonly issuedLatin: string;
  readonly issuer: string;
  readonly mrz: readonly [string, string];
}

/** Left end, base line and size in tenths of a millimetre, and the words. */
export type Words = readonly [x: number, y: number, size: number, text: string, weight?: 'bold'];

export interface Face {
  readonly width: number;
  readonly height: number;
  /** Colours of the ground, from left to right. */
  readonly ground: readonly [string, string];
  /** Where the portrait stands: left, top, width, height. */
  readonly portrait: readonly [number, number, number, number] | null;
  readonly words: readonly Words[];
  /** Covered before the photo was taken, as the hints ask. */
  readonly masked: readonly (readonly [number, number, number, number])[];
  /** In the letters of machines. */
  readonly mrz?: readonly string[];
}

export const SAMPLE_MARK = '見本';
export const DEFAULT_ISSUERS: Readonly<Record<DocumentType, string>> = {
  DRIVERS_LICENSE: '東京都公安委員会',
  MY_NUMBER_CARD: '港区長',
  RESIDENCE_CARD: '出入国在留管理庁長官',
  PASSPORT: 'MINISTRY OF FOREIGN AFFAIRS',
  HEALTH_INSURANCE_CARD: '全国健康保険協会 東京支部',
  QUALIFICATION_CERT: '全国健康保険協会 東京支部',
};

const CARD = { width: 856, height: 540 } as const;

export const FACES: Readonly<Record<DocumentType, (print: Print) => Face>> = {
  DRIVERS_LICENSE: (print) => ({
    ...CARD,
    ground: ['#e3eef4', '#f2ece2'],
    portrait: [620, 134, 200, 260],
    words: [
      [30, 62, 20, '氏名'],
      [100, 66, 32, print.name],
      [430, 64, 25, `${print.birthday}生`],
      [30, 116, 20, '住所'],
      [100, 118, 24, '東京都港区見本町1丁目2番3号'],
      [30, 168, 20, '交付'],
      [100, 170, 24, `${print.issued}  12345`],
      [40, 226, 29, `${print.expiry}まで有効`, 'bold'],
      [30, 286, 20, '免許の'],
      [30, 310, 20, '条件等'],
      [130, 292, 22, '眼鏡等'],
      [30, 380, 20, '番号'],
      [110, 382, 28, '第 306200123450 号'],
      [30, 430, 18, '二・小・原'],
      [170, 430, 20, print.issued],
      [30, 464, 18, '他'],
      [170, 464, 20, print.issued],
      [664, 112, 30, '運転免許証', 'bold'],
      [606, 446, 25, print.issuer],
      [612, 486, 20, '種類 準中型'],
    ],
    masked: [[104, 352, 250, 42]],
  }),
  MY_NUMBER_CARD: (print) => ({
    ...CARD,
    ground: ['#f6e6ec', '#e6eef6'],
    portrait: [40, 150, 200, 260],
    words: [
      [40, 70, 20, '氏名'],
      [110, 74, 34, print.name],
      [40, 120, 20, '住所'],
      [110, 122, 23, '東京都港区見本町1丁目2番3号'],
      [270, 216, 26, `${print.birthday}生`],
      [660, 214, 20, '性別'],
      [720, 216, 26, '女'],
      [270, 276, 27, `${print.expiryWestern}まで有効`, 'bold'],
      [600, 40, 24, '個人番号カード', 'bold'],
      [600, 326, 26, print.issuer],
      [270, 326, 18, '電子証明書の有効期限'],
      [270, 366, 18, 'セキュリティコード'],
      [440, 368, 24, '1234'],
      [40, 466, 18, '臓器提供意思'],
      [170, 466, 18, '1. 2. 3.'],
    ],
    masked: [
      [434, 344, 90, 32],
      [160, 444, 560, 34],
    ],
  }),
  RESIDENCE_CARD: (print) => ({
    ...CARD,
    ground: ['#e4f0e6', '#eef0dc'],
    portrait: [640, 110, 180, 230],
    words: [
      [30, 44, 17, '日本国政府 GOVERNMENT OF JAPAN'],
      [380, 46, 28, '在留カード', 'bold'],
      [380, 74, 15, 'RESIDENCE CARD'],
      [590, 44, 17, '番号'],
      [640, 46, 22, 'AB12345678CD'],
      [30, 112, 17, '氏名'],
      [30, 128, 11, 'NAME'],
      [110, 118, 28, `${print.latinFamily} ${print.latinGiven}`],
      [30, 164, 17, '生年月日'],
      [30, 180, 11, 'DATE OF BIRTH'],
      [140, 168, 24, print.birthdayWestern],
      [380, 164, 17, '性別'],
      [430, 168, 22, '女 F.'],
      [490, 164, 17, '国籍・地域'],
      [580, 168, 22, '米国'],
      [30, 216, 17, '住居地'],
      [110, 218, 20, '東京都港区見本町1丁目2番3号'],
      [30, 268, 17, '在留資格'],
      [130, 270, 21, '技術・人文知識・国際業務'],
      [30, 320, 17, '就労制限の有無'],
      [170, 322, 20, '在留資格に基づく就労活動のみ可'],
      [30, 374, 17, '在留期間(満了日)'],
      [190, 376, 21, `5年 (${print.expiryWestern})`],
      [30, 424, 17, '許可年月日'],
      [130, 426, 19, print.issuedWestern],
      [340, 424, 17, '交付年月日'],
      [440, 426, 19, print.issuedWestern],
      [30, 478, 19, 'このカードは'],
      [160, 480, 25, `${print.expiryWestern}まで有効`, 'bold'],
      [430, 478, 19, 'です。'],
      [600, 498, 20, print.issuer],
    ],
    masked: [[634, 22, 190, 34]],
  }),
  PASSPORT: (print) => ({
    width: 1250,
    height: 880,
    ground: ['#efe6ea', '#e6ecf2'],
    portrait: [60, 150, 320, 420],
    words: [
      [60, 76, 40, '日本国', 'bold'],
      [220, 76, 36, 'JAPAN', 'bold'],
      [60, 124, 30, '旅券 PASSPORT'],
      [430, 90, 18, '型/Type'],
      [430, 124, 28, 'P'],
      [600, 90, 18, '発行国/Issuing country'],
      [600, 124, 28, 'JPN'],
      [900, 90, 18, '旅券番号/Passport No.'],
      [900, 124, 30, 'TK1234567'],
      [430, 174, 18, '姓/Surname'],
      [430, 210, 32, print.latinFamily],
      [430, 254, 18, '名/Given name'],
      [430, 290, 32, print.latinGiven],
      [430, 334, 18, '国籍/Nationality'],
      [430, 368, 28, 'JAPAN'],
      [800, 334, 18, '生年月日/Date of birth'],
      [800, 368, 28, print.birthdayLatin],
      [430, 412, 18, '性別/Sex'],
      [430, 446, 28, 'F'],
      [600, 412, 18, '本籍/Registered Domicile'],
      [600, 446, 28, 'TOKYO'],
      [430, 490, 18, '発行年月日/Date of issue'],
      [430, 524, 28, print.issuedLatin],
      [800, 490, 18, '所持人自署/Signature of bearer'],
      [430, 568, 18, '有効期間満了日/Date of expiry'],
      [430, 602, 28, print.expiryLatin],
      [430, 646, 18, '発行官庁/Authority'],
      [430, 680, 26, print.issuer],
    ],
    masked: [[890, 96, 220, 42]],
    mrz: print.mrz,
  }),
  HEALTH_INSURANCE_CARD: (print) => ({
    ...CARD,
    ground: ['#e3e9f5', '#e9eef8'],
    portrait: null,
    words: [
      [40, 66, 30, '健康保険 被保険者証', 'bold'],
      [560, 64, 22, `${print.issued}交付`],
      [40, 122, 20, '記号'],
      [330, 122, 20, '番号'],
      [40, 180, 20, '氏名'],
      [170, 184, 33, print.name],
      [40, 232, 20, '生年月日'],
      [170, 234, 26, print.birthday],
      [560, 232, 20, '性別'],
      [620, 234, 26, '女'],
      [40, 332, 20, '有効期限'],
      [170, 334, 26, print.expiry],
      [40, 432, 20, '保険者名称'],
      [190, 434, 26, print.issuer],
    ],
    masked: [
      [104, 98, 180, 36],
      [394, 98, 180, 36],
    ],
  }),
  QUALIFICATION_CERT: (print) => ({
    ...CARD,
    ground: ['#f3efdf', '#eaf0e8'],
    portrait: null,
    words: [
      [40, 66, 34, '資格確認書', 'bold'],
      [250, 64, 20, '本人(被保険者)'],
      [560, 64, 22, `${print.issued}交付`],
      [40, 122, 20, '記号'],
      [110, 124, 26, '21700023'],
      [330, 122, 20, '番号'],
      [400, 124, 26, '1234567'],
      [600, 122, 20, '(枝番) 00'],
      [40, 180, 20, '氏名'],
      [170, 184, 33, print.name],
      [40, 232, 20, '生年月日'],
      [170, 234, 26, print.birthday],
      [560, 232, 20, '性別'],
      [620, 234, 26, '女'],
      [40, 282, 20, '資格取得年月日'],
      [210, 284, 24, print.issued],
      [40, 332, 20, '有効期限'],
      [170, 334, 26, print.expiry],
      [40, 382, 20, '保険者番号'],
      [190, 384, 26, '01130012'],
      [40, 432, 20, '保険者名称'],
      [190, 434, 26, print.issuer],
      [40, 482, 20, '保険者所在地'],
      [190, 484, 22, '東京都中野区見本町9丁目8番7号'],
    ],
    masked: [
      [104, 98, 180, 36],
      [394, 98, 180, 36],
      [184, 358, 180, 36],
    ],
  }),
};

/** The back of a My Number card, its number invented and with a wrong check digit. */
export const MY_NUMBER_BACK = (print: Print): Face => ({
  ...CARD,
  ground: ['#f6e6ec', '#e6eef6'],
  portrait: null,
  words: [
    [60, 90, 24, '個人番号'],
    [200, 96, 44, '1234 5678 9012', 'bold'],
    [60, 160, 20, '氏名'],
    [140, 164, 32, print.name],
    [60, 216, 20, '生年月日'],
    [170, 218, 26, print.birthday],
    [60, 300, 18, '※個人番号を他人に見せないでください。'],
    [60, 340, 18, 'カードを拾得された方はこちらへ 0120-95-0178'],
    [60, 400, 18, 'マイナンバー'],
  ],
  masked: [],
});

const ERAS = [
  ['2019-05-01', '令和', 'R'],
  ['1989-01-08', '平成', 'H'],
  ['1926-12-25', '昭和', 'S'],
] as const;
const YEAR_SIGNS = { year: '年', month: '月', day: '日', first: '元' };

const eraOf = (day: string) => {
  const era = ERAS.find(([first]) => day >= first)!;
  return { era, year: Number(day.slice(0, 4)) - Number(era[0].slice(0, 4)) + 1 };
};
const padded = (number: number) => String(number).padStart(2, ' ');

/** 平成11年 5月 5日 */
export function eraDay(day: string): string {
  const { era, year } = eraOf(day);
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const shown = year === 1 ? YEAR_SIGNS.first : padded(year);
  return `${era[1]}${shown}${YEAR_SIGNS.year}${padded(month)}${YEAR_SIGNS.month}${padded(date)}${YEAR_SIGNS.day}`;
}

/** H11.5.5 */
export function eraLetterDay(day: string): string {
  const { era, year } = eraOf(day);
  return `${era[2]}${year}.${Number(day.slice(5, 7))}.${Number(day.slice(8))}`;
}

/** 1999年5月5日 */
export const westernDay = (day: string): string =>
  `${day.slice(0, 4)}${YEAR_SIGNS.year}${Number(day.slice(5, 7))}${YEAR_SIGNS.month}${Number(day.slice(8))}${YEAR_SIGNS.day}`;

/** 2029年(令和11年)06月05日 */
export function bothDay(day: string): string {
  const { era, year } = eraOf(day);
  const shown = `${era[1]}${String(year).padStart(2, '0')}${YEAR_SIGNS.year}`;
  return `${day.slice(0, 4)}${YEAR_SIGNS.year}(${shown})${day.slice(5, 7)}${YEAR_SIGNS.month}${day.slice(8)}${YEAR_SIGNS.day}`;
}
