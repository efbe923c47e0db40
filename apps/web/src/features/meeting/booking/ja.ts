import { END_REMINDER_MINUTES } from '@yoimachi/domain/booking';
import type { BadgeKey, CancelType, Phase, Role, TimeTab } from '@yoimachi/domain/booking';
import type { ListChoice } from './list-filter.ts';

/** Texts for a booking that both sides read (domain wording 4.7). */
export const badgeLabels: Readonly<Record<BadgeKey, string>> = {
  CONFIRM_WAITING: '確認待ち',
  REPLY_WAITING: '返信待ち',
  OTHERS_WAITING: '他のキャストの返信待ち',
  TODAY: '本日',
  TOMORROW: '明日',
  ACCEPTED: '予約確定',
  ARRIVED: '到着済み',
  IN_MEETING: '同伴中',
  NO_SHOW: '無断キャンセル',
  RATING_WAITING: '評価待ち',
  DONE: '完了',
  CUT_SHORT: '途中終了',
  ENDED: '終了',
  REJECTED: 'お断り',
  REPLY_EXPIRED: '返信期限切れ',
  NOT_CONCLUDED: '不成立',
  NOT_CONCLUDED_EXPIRED: '不成立（返信期限切れ）',
  AUTO_CANCEL: '自動キャンセル',
  CANCEL_TODAY: '当日キャンセル',
  CANCEL_BEFORE: '前日キャンセル',
  CANCEL: 'キャンセル',
};

/** Why a booking was cancelled; null if the reason is not shown. */
export const cancelTypeLabels: Readonly<Record<CancelType, string | null>> = {
  GUEST: 'ゲスト都合によるキャンセル',
  CAST: 'キャスト都合によるキャンセル',
  ONE_COULD_NOT_TAKE_PART: '参加できないキャストがいたためキャンセル',
  CAST_NO_SHOW: 'キャストの無断不参加によるキャンセル',
  PAYMENT: '支払いができなかったため自動キャンセル',
  SUSPENDED: null,
  GUEST_NO_SHOW: 'ゲストの無断不参加によるキャンセル',
};

export const timeTabLabels: Readonly<Record<TimeTab, string>> = {
  FUTURE: 'これからの予約',
  PAST: '過去の予約',
  PAST_REJECT_CANCEL: 'お断り・キャンセル',
};

/** The group of statuses that a tab holds; the first of its chips shows all of it. */
export const tabGroupLabels: Readonly<Record<TimeTab, string>> = {
  FUTURE: '進行中',
  PAST: '確定済み',
  PAST_REJECT_CANCEL: '不成立',
};

/** What one side's bookings can be narrowed to. */
export const listChoiceLabels: Readonly<Record<Role, Readonly<Record<ListChoice, string>>>> = {
  cast: {
    NEW: '新着',
    settled: '確定済み',
    REJECT: 'お断り',
    CANCEL: 'キャンセル',
    IN_MEETING: '同伴中',
  },
  guest: {
    NEW: '返信待ち',
    settled: '確定済み',
    REJECT: 'お断り・期限切れ',
    CANCEL: 'キャンセル',
    IN_MEETING: '同伴中',
  },
};

/** The status of one of several casts. */
export const participationLabels: Readonly<Record<Phase, string>> = {
  pending: '返信待ち',
  held: '承認済み',
  due: '予約確定',
  meeting: '到着済み',
  noShow: '未到着',
  claimed: '確認中',
  finished: '終了',
  closed: '不参加',
};

export const bookingTexts = {
  san: 'さん',
  attendance: 'キャストの出欠',
  listTitle: '同伴予約一覧',
  detailTitle: '同伴予約の詳細',
  dayTitle: '本日の同伴',
  empty: '予約はありません',
  emptyInGroup: 'この条件に合う予約はありません',
  tabsLabel: '予約の種類',
  history: '履歴',
  people: (guests: number, casts: number) => `ゲスト${guests}名・キャスト${casts}名`,
  others: (count: number) => `ほか${count}名`,
  filterLabel: '予約の絞り込み',
  stepBack: '参加を取りやめる',
  finishAll: '全員の同伴を終了する',
  endParticipation: '無断キャンセルとして終了する（無料）',
  answers: (approved: number, waiting: number) => `${approved}人承認済み・${waiting}人返信待ち`,
  workAt: (time: string) => `（${time} 出勤予定）`,
  pressableFrom: (time: string) => `${time}から押せます`,
  reason: '理由',
  reasonOther: 'その他',
  reasonDetail: '理由の内容',
  reasonPrivate: '入力した内容は相手に公開されません。',
  reasonMissing: '理由を選択してください。',
  reasonEmpty: '理由を入力してください。',
  reasonTooLong: (max: number) => `理由は${max}文字以内で入力してください。`,
  rate: '評価',
  reviewOf: (name: string) => `${name}さんの評価`,
  again: '次回のリクエスト',
  comment: '一言コメント',
  commentHelp: '公開されません。',
  commentTooLong: (max: number) => `コメントは${max}文字以内で入力してください。`,
  reviewHelp: '評価は、おたがいの評価がそろうか、受付期間が終わるまで相手に表示されません。',
  sendReview: '評価を送信する',
  reviewSent: '評価を送信しました。ご協力ありがとうございました。',
  addToCalendar: 'カレンダーに追加する',
  calendarTitle: (names: string) => `${names}と待ち合わせ`,
  openMap: '地図を開く',
  chooseMeeting: '本日の同伴を選ぶ',
  nowTitle: '現在の料金',
  nowDetail: (real: number, billed: number) => `${real}分経過 → ${billed}分として計算`,
  plannedEnd: (time: string) => `${time}に終了した場合`,
  minutes: '分',
  untilStart: (time: string) => `開始予定 ${time} まで`,
  untilEnd: (time: string) => `終了予定 ${time} まで`,
  overEnd: '終了予定時刻を過ぎています',
  overStart: '開始時刻を過ぎています',
  nobodyArrived: 'まだ誰も到着ボタンを押していません。',
  castIsHere: { guest: 'キャストが到着しています。', cast: '到着済みです。' } satisfies Record<Role, string>,
  haveMet: 'ゲストとキャストが合流しています。',
  takeBackUntil: (time: string) => `押し間違えた場合は${time}まで取り消せます`,
  late: 'ゲストが遅れた場合も、開始時刻から料金が発生します。',
  finishedAt: (time: string) => `${time}に終了しました`,
  thanks: 'お疲れさまでした',
  plan: (span: string) => `予定 ${span}`,
  inMinutes: (minutes: number) => `${minutes}分`,
  counted: (real: number, billed: number) => `${real}分 → ${billed}分として計算`,
  notFoundTitle: '予約が見つかりませんでした',
  notFoundDetail: '予約一覧からお選びください。',
  toList: '予約一覧へ',
  dayEmpty: '本日の同伴はありません',
  toDay: '当日の画面へ',
  toDetail: '予約の詳細を見る',
  booking: '予約',
  reviewTitle: '評価',
  rateNote: {
    guest: 'キャストの評価をお願いします',
    cast: 'ゲストの評価をお願いします',
  } satisfies Record<Role, string>,
  myReview: 'あなたの評価',
  theirReview: { guest: 'キャストからの評価', cast: 'ゲストからの評価' } satisfies Record<Role, string>,
  notYet: '未評価',
  hidden: 'おたがいの評価がそろうか、受付期間の終了後に表示されます',
  reviewUntil: (when: string) => `${when}まで評価できます`,
  claimWaits: '申し立ての確認中です',
  endSoon: `終了${END_REMINDER_MINUTES}分前です。お店の出勤時間にご注意ください。`,
} as const;
