import type { BookingFigure, CountedFigure, PeopleFigure, SmsSubject } from '@yoimachi/domain/figures';
import type { CastClass } from '@yoimachi/domain/profile';
import type { Day } from '@yoimachi/domain/time';

export const bookingFigureNames: Readonly<Record<BookingFigure, string>> = {
  requested: '申請',
  approved: '承認',
  refused: 'お断り',
  unanswered: '未回答で終了',
  withdrawn: '申請の取り下げ',
  confirmed: '確定',
  guestCancelled: 'ゲストのキャンセル',
  castCancelled: 'キャストのキャンセル',
  fellThrough: 'その他の不成立',
  castNoShow: 'キャストの不着',
  guestNoShow: 'ゲストの不着',
  met: '同伴の終了',
};

export const peopleFigureNames: Readonly<Record<PeopleFigure, string>> = {
  guests: 'ゲスト登録',
  casts: 'キャスト登録',
  left: '退会',
  ageChecksPassed: '年齢確認の承認',
  ageChecksRefused: '年齢確認の否認',
  smsSent: 'SMS送信',
};

export const countedNames: Readonly<Record<CountedFigure, string>> = {
  ...bookingFigureNames,
  settled: '利用ポイントと手数料',
  ...peopleFigureNames,
};

export const castClassNames: Readonly<Record<CastClass, string>> = {
  SUPER_PREMIUM: 'SUPER PREMIUM',
  PREMIUM: 'PREMIUM',
  REGULAR: 'REGULAR',
};

export const smsSubjectNames: Readonly<Record<SmsSubject, string>> = {
  CODE: '認証コード',
  PHONE: '電話番号の変更',
  AGE_CHECK: '年齢確認の結果',
  BANK_ACCOUNT: '振込先の変更',
  ON_CALL: '緊急連絡の当番',
  NOTICE: 'お知らせ',
};

/** Whether the service of SMS said that it took one. */
export const smsTakenText = (isTaken: boolean): string => (isTaken ? '送信済み' : '結果不明');

/** The name of the file of what a figure counts. */
export const countedFileName = (figure: CountedFigure, { from, to }: { from: Day; to: Day }): string =>
  `${countedNames[figure]}_${from === to ? from : `${from}〜${to}`}.csv`;

/** The name of the file of those of a cohort who met somebody in a month; months as YYYY-MM. */
export const cohortFileName = (side: 'CAST' | 'GUEST', firstMonth: string, month: string): string =>
  `継続_${side === 'GUEST' ? 'ゲスト' : 'キャスト'}_${firstMonth}_${month}.csv`;
