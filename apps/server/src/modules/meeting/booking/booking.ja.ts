import { objectionClosesAt, type NotificationKind } from '@yoimachi/domain/booking';
import { dayOf, formatDayShort, formatMinute, formatTime } from '@yoimachi/domain/time';
import type { LoadedParticipation } from './process/participation.ts';

/** Process event kinds shown to people, plus those from money and reviews. */
export type ToldKind =
  | Exclude<NotificationKind, `OPERATOR_${string}`>
  | 'GUEST_SETTLED'
  | 'GUEST_FEE_SETTLED'
  | 'CAST_REWARD'
  | 'GUEST_CARD_CHARGED'
  | 'GUEST_CARD_NEEDED'
  | 'GUEST_REVIEW_WAITING'
  | 'CAST_REVIEW_WAITING'
  | 'GUEST_REVIEW_VISIBLE'
  | 'CAST_REVIEW_VISIBLE';

/** Numbers of some texts. */
export interface ToldPoints {
  readonly settledPoints?: number;
  readonly rewardPoints?: number;
  readonly cardPoints?: number;
  readonly cardYen?: number;
  readonly payBy?: Date;
  /** The other casts for whom the booking still stands. */
  readonly otherCasts?: number;
}

/** What a person is told about a booking. */
export function toldText(
  kind: ToldKind,
  participation: LoadedParticipation,
  points: ToldPoints = {},
): string {
  return TEXTS[kind](wordsOf(participation, points));
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf(participation: LoadedParticipation, points: ToldPoints) {
  const { day, deadlineAt } = participation.state;
  const { settledPoints = 0, rewardPoints = 0, cardPoints = 0, cardYen = 0, otherCasts = 0 } = points;
  const payBy = points.payBy ?? deadlineAt;
  const objectBy = objectionClosesAt(participation.state) ?? deadlineAt;
  return {
    guest: participation.guestName || 'ゲスト',
    cast: participation.castName || 'キャスト',
    date: `${formatDayShort(day)}${formatMinute(participation.startMinute)}`,
    time: formatMinute(participation.startMinute),
    deadline: `${formatDayShort(dayOf(deadlineAt))}${formatTime(deadlineAt)}`,
    points: settledPoints.toLocaleString('ja-JP'),
    reward: rewardPoints.toLocaleString('ja-JP'),
    otherCasts,
    andOthers: otherCasts > 0 ? `ほか${otherCasts}名` : '',
    cardPoints: cardPoints.toLocaleString('ja-JP'),
    cardYen: cardYen.toLocaleString('ja-JP'),
    objectBy: `${formatDayShort(dayOf(objectBy))}${formatTime(objectBy)}`,
    payBy: `${formatDayShort(dayOf(payBy))}${formatTime(payBy)}`,
  };
}

const notConcluded = ({ date }: Words) =>
  `申し訳ありません。${date}の同伴は不成立となりました。仮押さえのポイントは返還されました。`;
const cancelled =
  (reason: string, end = '') =>
  ({ date }: Words) =>
    `${date}の同伴予約がキャンセルされました（理由：${reason}）。${end}`;
const autoCancelled = ({ date }: Words) => `${date}の同伴予約は自動キャンセルとなりました。`;
const ALL_APPROVED = 'キャスト全員の承認がそろい、予約が確定しました。';
const RETURNED = '仮押さえのポイントは返還されました。';
const NO_SHOW = 'キャストの無断不参加によるキャンセル';

const TEXTS: Readonly<Record<ToldKind, (words: Words) => string>> = {
  CAST_REQUEST_RECEIVED: ({ guest, date, deadline }) =>
    `${guest}さんから${date}の同伴リクエストが届きました。${deadline}までに返信してください。`,
  CAST_REPLY_REMINDER: ({ guest, date, deadline }) =>
    `${guest}さんの${date}の同伴リクエストの返信期限は${deadline}です。`,
  GUEST_APPROVED: ({ cast, date, otherCasts }) =>
    `${cast}さんが${date}の同伴リクエストを承認しました。${otherCasts > 0 ? ALL_APPROVED : ''}`,
  GUEST_ONE_APPROVED: ({ cast, date }) =>
    `${cast}さんが${date}の同伴リクエストを承認しました。ほかのキャストの返信をお待ちください。`,
  GUEST_REJECTED: notConcluded,
  GUEST_REPLY_EXPIRED: notConcluded,
  GUEST_TIME_TAKEN: notConcluded,
  GUEST_SCHEDULE_CHANGED: ({ cast, date }) =>
    `${cast}さんのスケジュールが変更されたため、${date}の同伴は不成立となりました。${RETURNED}別の日時をお選びください。`,
  CAST_REPLY_EXPIRED: ({ guest, date }) =>
    `${guest}さんからの${date}の同伴リクエストは、返信期限を過ぎたため不成立となりました。`,
  CAST_WITHDRAWN: ({ guest, date }) => `${guest}さんが${date}の同伴リクエストを取り下げました。`,

  GUEST_AUTO_CANCELLED: autoCancelled,
  CAST_AUTO_CANCELLED: autoCancelled,
  GUEST_PAYMENT_CANCELLED: cancelled('支払いができなかったため自動キャンセル', RETURNED),
  CAST_PAYMENT_CANCELLED: autoCancelled,
  CAST_ONE_COULD_NOT: cancelled('参加できないキャストがいたためキャンセル'),
  GUEST_STEPPED_BACK: notConcluded,
  GUEST_ONE_CAST_CANCELLED: ({ cast, date }) =>
    `${cast}さんは${date}の同伴に参加できなくなりました。ほかのキャストとの同伴は続きます。`,
  OTHERS_CAST_ARRIVED: ({ cast }) => `一緒に参加する${cast}さんが到着しました。`,
  OTHERS_CAST_CANCELLED: ({ cast, date }) =>
    `${cast}さんは${date}の同伴に参加できなくなりました。あなたの予約はそのまま続きます。`,
  OTHERS_CAST_LEFT: ({ cast }) => `${cast}さんは途中で終了しました。あなたの予約はそのまま続きます。`,
  OTHERS_EXTENSION_AGREED: ({ cast }) => `${cast}さんは15分延長します。`,
  GUEST_ENDED_BY_OPERATOR: ({ date }) =>
    `${date}の同伴予約は、運営により終了しました。詳しくは予約の詳細でご確認ください。`,
  CAST_ENDED_BY_OPERATOR: ({ date }) =>
    `${date}の同伴予約は、運営により終了しました。詳しくは予約の詳細でご確認ください。`,
  CAST_CANCELLED_BY_GUEST: cancelled('ゲスト都合によるキャンセル'),
  GUEST_CANCELLED_BY_CAST: cancelled('キャスト都合によるキャンセル', RETURNED),

  GUEST_DAY_BEFORE: ({ time, cast, andOthers }) =>
    `明日${time}から${cast}さん${andOthers}との同伴があります。`,
  CAST_DAY_BEFORE: ({ time, guest }) => `明日${time}から${guest}さんとの同伴があります。`,
  GUEST_CAST_ARRIVED: ({ cast }) => `${cast}さんが到着しました。`,
  CAST_GUEST_SAYS_MET: ({ guest }) => `${guest}さんから、合流したとの連絡がありました。`,
  GUEST_ARRIVAL_TAKEN_BACK: ({ cast }) => `${cast}さんが到着の連絡を取り消しました。`,
  CAST_ARRIVAL_TAKEN_BACK: ({ guest }) => `${guest}さんが合流の連絡を取り消しました。`,
  GUEST_CAST_IS_LATE: ({ cast }) =>
    `${cast}さんの到着がまだ確認できていません。このままお待ちいただくか、キャンセル料なしでキャンセルできます。`,
  CAST_COME_OR_LOSE: ({ date }) =>
    `${date}の同伴の開始時刻から15分が過ぎました。終了予定時刻までに到着ボタンを押さない場合は、無断キャンセルとなります。`,
  CAST_CANCELLED_AS_NO_SHOW: cancelled(NO_SHOW),
  GUEST_NO_SHOW_CLOSED: (words) =>
    words.otherCasts > 0
      ? `${words.date}の同伴予約のうち、${words.cast}さんの分がキャンセルされました（理由：${NO_SHOW}）。この分のポイントはかかりません。`
      : cancelled(NO_SHOW, RETURNED)(words),
  CAST_NO_SHOW_CLOSED: cancelled(NO_SHOW),

  CAST_EXTENSION_ASKED: ({ guest }) => `${guest}さんから15分の延長リクエストが届きました。`,
  GUEST_EXTENSION_AGREED: ({ cast }) => `${cast}さんが15分の延長に同意しました。`,
  GUEST_EXTENSION_DECLINED: ({ cast }) => `申し訳ありません。${cast}さんの15分の延長はできませんでした。`,
  GUEST_EXTENSION_LAPSED: ({ cast }) =>
    `${cast}さんへの15分の延長リクエストは、返信がなかったため終了しました。`,
  GUEST_END_SOON: () => '終了15分前です。',
  CAST_END_SOON: () => '終了15分前です。お店の出勤時間にご注意ください。',

  GUEST_FINISHED: ({ cast }) => `${cast}さんとの同伴が終了しました。`,
  CAST_FINISHED: ({ guest }) => `${guest}さんとの同伴が終了しました。ゲストの評価をお願いします。`,
  GUEST_FORCE_FINISHED: ({ cast }) => `${cast}さんとの同伴が途中で終了しました。実施時間分のみ決済されます。`,
  GUEST_CLAIMED_ABSENT: ({ cast, date, objectBy }) =>
    `${cast}さんから、${date}の同伴にゲストがいらっしゃらなかったとの申し立てがありました。異議がある場合は、${objectBy}までにお申し立てください。異議がない場合は、当日のキャンセル料（100％）で決済が確定します。`,
  CAST_CLAIMED_ABSENT: ({ guest, date, objectBy }) =>
    `${guest}さんから、${date}の同伴でキャストと会えないとの申し立てがありました。異議がある場合は、${objectBy}までにお申し立てください。異議がない場合は、無断キャンセルとなります。`,
  GUEST_CLAIM_OBJECTED: ({ cast, date }) =>
    `${date}の同伴についての申し立てに、${cast}さんから異議がありました。運営が確認し、結果をお知らせします。`,
  CAST_CLAIM_OBJECTED: ({ guest, date }) =>
    `${date}の同伴についての申し立てに、${guest}さんから異議がありました。運営が確認し、結果をお知らせします。`,
  GUEST_CLAIM_DECIDED: ({ date }) =>
    `${date}の同伴についての申し立てを運営が確認しました。結果は予約の詳細でご確認ください。`,
  CAST_CLAIM_DECIDED: ({ date }) =>
    `${date}の同伴についての申し立てを運営が確認しました。結果は予約の詳細でご確認ください。`,
  GUEST_SETTLED: ({ points }) => `同伴の決済が確定しました（${points}P）。評価をお願いします。`,
  GUEST_FEE_SETTLED: ({ date, points }) =>
    `${date}の同伴予約のキャンセル料の決済が確定しました（${points}P）。`,
  GUEST_CARD_CHARGED: ({ cardPoints, cardYen }) =>
    `不足分${cardPoints}P（${cardYen}円）を登録カードに請求しました。`,
  GUEST_CARD_NEEDED: ({ date, payBy }) =>
    `カードの決済ができませんでした。${payBy}までに別のカードをご登録いただけない場合、${date}の同伴予約は自動キャンセルとなります。`,
  CAST_REWARD: ({ reward }) => `${reward}Pを獲得しました。`,
  CAST_CHECKOUT_ASK: () => '安全に解散できましたか？予約の画面からお知らせください。',
  GUEST_REVIEW_VISIBLE: ({ cast, date }) =>
    `${date}の同伴について、${cast}さんからの評価をご覧いただけます。`,
  CAST_REVIEW_VISIBLE: ({ guest, date }) =>
    `${date}の同伴について、${guest}さんからの評価をご覧いただけます。`,
  GUEST_REVIEW_WAITING: ({ cast }) =>
    `${cast}さんから評価が届きました。あなたが評価すると、内容をご覧いただけます。`,
  CAST_REVIEW_WAITING: ({ guest }) =>
    `${guest}さんから評価が届きました。あなたが評価すると、内容をご覧いただけます。`,
};
