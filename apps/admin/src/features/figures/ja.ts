import { figureNames } from '@yoimachi/contract/ledger-labels';
import type { BookingFigure } from '@yoimachi/domain/figures';
import type { ClassFilter, View } from './search.ts';

const bookingNames: Readonly<Record<BookingFigure, string>> = {
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

const views: Readonly<Record<View, string>> = {
  bookings: '予約',
  points: 'ポイント',
  people: '会員・確認',
  cohorts: '継続',
};

const classes: Readonly<Record<ClassFilter, string>> = {
  SUPER_PREMIUM: 'SUPER PREMIUM',
  PREMIUM: 'PREMIUM',
  REGULAR: 'REGULAR',
};

/** 45分、3時間14分、6日2時間 */
function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes}分`;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days < 2) return `${hours}時間${minutes % 60 === 0 ? '' : `${minutes % 60}分`}`;
  return `${days}日${hours % 24 === 0 ? '' : `${hours % 24}時間`}`;
}

export const figureTexts = {
  title: '数字',
  views,
  viewsLabel: '数字の種類',
  help: 'ポイントの動きを、日本時間の日ごとに集計しています。元帳の仕訳と同時に記録するため、常に一致します。表の数字を選ぶと、合計がその数字になる仕訳を表示します。',
  bookingsHelp:
    '日本時間の日ごとに、キャスト1名につき1件として数えています。地区とクラスは、申請された時点のものです。数字を選ぶと、その内訳を表示します。',
  peopleHelp: '登録・退会・年齢確認・SMSの件数です。年齢確認の時間は、運営が判断したものの平均です。',
  cohortsHelp: '初めて同伴した月ごとに、その後の月にも同伴した人数を示します。毎日4時25分に集計し直します。',
  span: '期間',
  days: (count: number) => `${count}日間`,
  district: '地区',
  castClass: 'クラス',
  classes,
  unknown: '不明',
  names: figureNames,
  bookingNames,
  inPoints: '（P）',
  sum: '期間の合計',
  chart: '日ごとの購入と利用',
  bookingsChart: '日ごとの確定',
  acceptanceChart: '承認率（7日平均）',
  peopleChart: '日ごとの登録',
  unusedChart: '未使用残高',
  table: '日ごとの数字',
  byDistrict: '地区別',
  byClass: 'クラス別',
  day: '日',
  total: '合計',
  acceptance: '承認率',
  answer: '回答までの平均',
  billed: '利用ポイント',
  used: '利用',
  fee: '手数料',
  percent: (value: number) => `${value.toFixed(1)}%`,
  minutes: (value: number) => durationText(value),
  none: '–',
  count: (value: string) => `${value}件`,
  people: (value: string) => `${value}人`,
  openRows: (name: string, count: string) => `${name} ${count}件の内訳`,
  guests: 'ゲスト登録',
  casts: 'キャスト登録',
  left: '退会',
  agePassed: '年齢確認の承認',
  ageRefused: '年齢確認の否認',
  ageTime: '年齢確認の時間',
  sms: 'SMS送信',
  side: '対象',
  guestSide: 'ゲスト',
  castSide: 'キャスト',
  firstMonth: '初めての月',
  firstPeople: '人数',
  monthsLater: (count: number) => `${count}か月後`,
  noCohorts: '集計できる同伴がまだありません',
  saveCsv: 'CSVで保存',
  csvName: (view: string, from: string, to: string) => `${view}_${from}_${to}.csv`,
  countedTitle: (name: string) => `${name}の内訳`,
  countedSpan: (from: string, to: string) => (from === to ? from : `${from}〜${to}`),
  countedEmpty: 'この期間には1件もありません',
  countedWrong: '数字の一覧から選び直してください',
  back: '数字へ戻る',
  at: '日時',
  booking: '予約',
  guest: 'ゲスト',
  cast: 'キャスト',
  waited: '申請から',
  home: '数字の概要',
  homeBookings: '予約（確定・日ごと）',
  homeAcceptance: '承認率（7日平均）',
  homeFee: '手数料（日ごと）',
  homeUnused: 'ポイントの未使用残高',
  homeAnswer: '回答までの平均（日ごと）',
  weekBefore: (weekday: string, value: string) => `前週の${weekday}曜 ${value}`,
  before30: (value: string) => `30日前 ${value}`,
  thisMonth: (value: string) => `今月 ${value}`,
  paidOf: (value: string) => `うち有償 ${value}`,
  today: '本日の数字',
  todayAge: '年齢確認の時間',
} as const;
