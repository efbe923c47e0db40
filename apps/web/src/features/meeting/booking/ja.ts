import type {
  Attendance,
  BadgeKey,
  CancelType,
  Command,
  ListStatus,
  Phase,
  Role,
  TimeTab,
} from '@yoimachi/domain/booking';
import type { ReviewTier, TakeAgain } from '@yoimachi/domain/review';

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

/** What one side's bookings can be filtered by. */
export const listStatusLabels: Readonly<Record<Role, Readonly<Record<ListStatus, string>>>> = {
  cast: {
    NEW: '新着',
    ACCEPT: '確定',
    REJECT: 'お断り',
    CANCEL: 'キャンセル',
    IN_MEETING: '同伴中',
    DONE: '完了',
  },
  guest: {
    NEW: '返信待ち',
    ACCEPT: '確定',
    REJECT: '不成立',
    CANCEL: 'キャンセル',
    IN_MEETING: '同伴中',
    DONE: '完了',
  },
};

export const attendanceLabels: Readonly<Record<Attendance, string>> = {
  ATTENDED: '参加',
  ABSENT: '不参加',
  UNCONFIRMED: '未確認',
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

type Named = Partial<Record<Command['action'], string>>;

/** Button labels, for each side. */
export const actionLabels: { readonly cast: Named; readonly guest: Named } = {
  cast: {
    approve: '承認する',
    reject: 'お断りする',
    cancel: '予約をキャンセルする',
    arrive: '到着しました',
    takeBackArrival: '到着を取り消す',
    agreeExtension: '延長に同意する',
    declineExtension: '延長しない',
    end: '終了する',
    forceFinish: '途中で終了する',
    claimGuestAbsent: 'ゲストと会えないとき',
    objectToClaim: '異議を申し立てる',
  },
  guest: {
    withdraw: 'リクエストを取り下げる',
    cancel: '予約をキャンセルする',
    cancelNoShow: '無断キャンセルとして予約を終了する（無料）',
    arrive: '合流しました',
    takeBackArrival: '合流を取り消す',
    askExtension: '15分延長する',
    finish: '終了する',
    claimCastAbsent: 'キャストと会えないとき',
    objectToClaim: '異議を申し立てる',
  },
};

export const tierLabels: {
  readonly castOfGuest: Readonly<Record<ReviewTier, string>>;
  readonly guestOfCast: Readonly<Record<ReviewTier, string>>;
} = {
  guestOfCast: { GOOD: 'また会いたい', KEEP: 'ふつう', BAD: '合わなかった' },
  castOfGuest: { GOOD: 'また会いたい', KEEP: 'ふつう', BAD: '今後は控えたい' },
};

export const againLabels: Readonly<Record<TakeAgain, string>> = {
  OK: 'また受け付ける',
  NOT_OK: '今後は受け付けない',
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
  all: 'すべて',
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
  endSoon: '終了15分前です。お店の出勤時間にご注意ください。',
} as const;
