import {
  CANCEL_FEE_PERCENT,
  END_REMINDER_MINUTES,
  EXTENSION_MINUTES,
  NO_SHOW_AFTER_MINUTES,
} from '@yoimachi/domain/booking';
import { says } from './sentences.ts';

/*
 * A guest with several casts hears of what concerns all of them once. Such a sentence may name none of them, or he would hear of it once
 * for each.
 */
const MEETING = ['date', 'time'] as const;
const WITH_CAST = ['cast', ...MEETING] as const;
const WITH_GUEST = ['guest', ...MEETING] as const;

const RETURNED = '仮押さえのポイントは返還されました。';
const BY_OPERATOR = '{date}の同伴予約は、運営により終了しました。詳しくは予約の詳細でご確認ください。';
const cancelled = (reason: string) => `{date}の同伴予約がキャンセルされました（理由：${reason}）。`;
const notConcluded = says(`申し訳ありません。{date}の同伴は不成立となりました。${RETURNED}`, ...MEETING);
const autoCancelled = '{date}の同伴予約は自動キャンセルとなりました。';
const NO_SHOW = 'キャストの無断不参加によるキャンセル';
const DECIDED = '{date}の同伴についての申し立てを運営が確認しました。結果は予約の詳細でご確認ください。';

const OF_REQUESTS = {
  CAST_REQUEST_RECEIVED: says(
    '{guest}さんから{date}の同伴リクエストが届きました。{deadline}までに返信してください。',
    ...WITH_GUEST,
    'deadline',
  ),
  CAST_REPLY_REMINDER: says(
    '{guest}さんの{date}の同伴リクエストの返信期限は{deadline}です。',
    ...WITH_GUEST,
    'deadline',
  ),
  GUEST_APPROVED: says(
    '{cast}さんが{date}の同伴リクエストを承認しました。{allApproved}',
    ...WITH_CAST,
    'allApproved',
  ),
  GUEST_ONE_APPROVED: says(
    '{cast}さんが{date}の同伴リクエストを承認しました。ほかのキャストの返信をお待ちください。',
    ...WITH_CAST,
  ),
  GUEST_REJECTED: notConcluded,
  GUEST_REPLY_EXPIRED: notConcluded,
  GUEST_TIME_TAKEN: notConcluded,
  GUEST_STEPPED_BACK: notConcluded,
  GUEST_SCHEDULE_CHANGED: says(
    `{cast}さんのスケジュールが変更されたため、{date}の同伴は不成立となりました。${RETURNED}別の日時をお選びください。`,
    ...WITH_CAST,
  ),
  CAST_REPLY_EXPIRED: says(
    '{guest}さんからの{date}の同伴リクエストは、返信期限を過ぎたため不成立となりました。',
    ...WITH_GUEST,
  ),
  CAST_WITHDRAWN: says('{guest}さんが{date}の同伴リクエストを取り下げました。', ...WITH_GUEST),
} as const;

const OF_CANCELS = {
  GUEST_AUTO_CANCELLED: says(autoCancelled, ...MEETING),
  CAST_AUTO_CANCELLED: says(autoCancelled, ...WITH_GUEST),
  GUEST_PAYMENT_CANCELLED: says(
    `${cancelled('支払いができなかったため自動キャンセル')}${RETURNED}`,
    ...MEETING,
  ),
  CAST_PAYMENT_CANCELLED: says(autoCancelled, ...WITH_GUEST),
  CAST_ONE_COULD_NOT: says(cancelled('参加できないキャストがいたためキャンセル'), ...WITH_GUEST),
  GUEST_ONE_CAST_CANCELLED: says(
    '{cast}さんは{date}の同伴に参加できなくなりました。ほかのキャストとの同伴は続きます。',
    ...WITH_CAST,
  ),
  OTHERS_CAST_CANCELLED: says(
    '{cast}さんは{date}の同伴に参加できなくなりました。あなたの予約はそのまま続きます。',
    ...WITH_CAST,
  ),
  GUEST_ENDED_BY_OPERATOR: says(BY_OPERATOR, ...MEETING),
  CAST_ENDED_BY_OPERATOR: says(BY_OPERATOR, ...WITH_GUEST),
  CAST_CANCELLED_BY_GUEST: says(cancelled('ゲスト都合によるキャンセル'), ...WITH_GUEST),
  GUEST_CANCELLED_BY_CAST: says(`${cancelled('キャスト都合によるキャンセル')}${RETURNED}`, ...MEETING),
  CAST_CANCELLED_AS_NO_SHOW: says(cancelled(NO_SHOW), ...WITH_GUEST),
  GUEST_NO_SHOW_CLOSED: says(
    `{date}の同伴予約{part}がキャンセルされました（理由：${NO_SHOW}）。{returned}`,
    ...MEETING,
    ...(['part', 'returned'] as const),
  ),
  CAST_NO_SHOW_CLOSED: says(cancelled(NO_SHOW), ...WITH_GUEST),
} as const;

const OF_MEETINGS = {
  GUEST_DAY_BEFORE: says(
    '明日{time}から{cast}さん{andOthers}との同伴があります。',
    ...WITH_CAST,
    'andOthers',
  ),
  CAST_DAY_BEFORE: says('明日{time}から{guest}さんとの同伴があります。', ...WITH_GUEST),
  GUEST_CAST_ARRIVED: says('{cast}さんが到着しました。', ...WITH_CAST),
  OTHERS_CAST_ARRIVED: says('一緒に参加する{cast}さんが到着しました。', ...WITH_CAST),
  CAST_GUEST_SAYS_MET: says('{guest}さんから、合流したとの連絡がありました。', ...WITH_GUEST),
  GUEST_ARRIVAL_TAKEN_BACK: says('{cast}さんが到着の連絡を取り消しました。', ...WITH_CAST),
  CAST_ARRIVAL_TAKEN_BACK: says('{guest}さんが合流の連絡を取り消しました。', ...WITH_GUEST),
  GUEST_CAST_IS_LATE: says(
    '{cast}さんの到着がまだ確認できていません。このままお待ちいただくか、キャンセル料なしでキャンセルできます。',
    ...WITH_CAST,
  ),
  CAST_COME_OR_LOSE: says(
    `{date}の同伴の開始時刻から${NO_SHOW_AFTER_MINUTES}分が過ぎました。終了予定時刻までに到着ボタンを押さない場合は、無断キャンセルとなります。`,
    ...WITH_GUEST,
  ),
  CAST_EXTENSION_ASKED: says(
    `{guest}さんから${EXTENSION_MINUTES}分の延長リクエストが届きました。`,
    ...WITH_GUEST,
  ),
  GUEST_EXTENSION_AGREED: says(`{cast}さんが${EXTENSION_MINUTES}分の延長に同意しました。`, ...WITH_CAST),
  OTHERS_EXTENSION_AGREED: says(`{cast}さんは${EXTENSION_MINUTES}分延長します。`, ...WITH_CAST),
  GUEST_EXTENSION_DECLINED: says(
    `申し訳ありません。{cast}さんの${EXTENSION_MINUTES}分の延長はできませんでした。`,
    ...WITH_CAST,
  ),
  GUEST_EXTENSION_LAPSED: says(
    `{cast}さんへの${EXTENSION_MINUTES}分の延長リクエストは、返信がなかったため終了しました。`,
    ...WITH_CAST,
  ),
  GUEST_END_SOON: says(`{date}の同伴は、終了${END_REMINDER_MINUTES}分前です。`, ...MEETING),
  CAST_END_SOON: says(
    `{guest}さんとの同伴は、終了${END_REMINDER_MINUTES}分前です。お店の出勤時間にご注意ください。`,
    ...WITH_GUEST,
  ),
  OTHERS_CAST_LEFT: says('{cast}さんは途中で終了しました。あなたの予約はそのまま続きます。', ...WITH_CAST),
  GUEST_FINISHED: says('{cast}さんとの同伴が終了しました。', ...WITH_CAST),
  CAST_FINISHED: says('{guest}さんとの同伴が終了しました。ゲストの評価をお願いします。', ...WITH_GUEST),
  GUEST_FORCE_FINISHED: says(
    '{cast}さんとの同伴が途中で終了しました。実施時間分のみ決済されます。',
    ...WITH_CAST,
  ),
  CAST_CHECKOUT_ASK: says('安全に解散できましたか？予約の画面からお知らせください。', ...WITH_GUEST),
} as const;

const OF_CLAIMS_AND_REVIEWS = {
  GUEST_CLAIMED_ABSENT: says(
    `{cast}さんから、{date}の同伴にゲストがいらっしゃらなかったとの申し立てがありました。異議がある場合は、{objectBy}までにお申し立てください。異議がない場合は、当日のキャンセル料（${CANCEL_FEE_PERCENT.sameDay}％）で決済が確定します。`,
    ...WITH_CAST,
    'objectBy',
  ),
  CAST_CLAIMED_ABSENT: says(
    '{guest}さんから、{date}の同伴でキャストと会えないとの申し立てがありました。異議がある場合は、{objectBy}までにお申し立てください。異議がない場合は、無断キャンセルとなります。',
    ...WITH_GUEST,
    'objectBy',
  ),
  GUEST_CLAIM_OBJECTED: says(
    '{date}の同伴についての申し立てに、{cast}さんから異議がありました。運営が確認し、結果をお知らせします。',
    ...WITH_CAST,
  ),
  CAST_CLAIM_OBJECTED: says(
    '{date}の同伴についての申し立てに、{guest}さんから異議がありました。運営が確認し、結果をお知らせします。',
    ...WITH_GUEST,
  ),
  GUEST_CLAIM_DECIDED: says(DECIDED, ...MEETING),
  CAST_CLAIM_DECIDED: says(DECIDED, ...WITH_GUEST),
  GUEST_REVIEW_VISIBLE: says('{date}の同伴について、{cast}さんからの評価をご覧いただけます。', ...WITH_CAST),
  CAST_REVIEW_VISIBLE: says('{date}の同伴について、{guest}さんからの評価をご覧いただけます。', ...WITH_GUEST),
  GUEST_REVIEW_WAITING: says(
    '{cast}さんから評価が届きました。あなたが評価すると、内容をご覧いただけます。',
    ...WITH_CAST,
  ),
  CAST_REVIEW_WAITING: says(
    '{guest}さんから評価が届きました。あなたが評価すると、内容をご覧いただけます。',
    ...WITH_GUEST,
  ),
} as const;

const OF_PAYMENTS = {
  GUEST_SETTLED: says(
    '{date}の同伴の決済が確定しました（{points}P）。評価をお願いします。',
    ...MEETING,
    'points',
  ),
  GUEST_FEE_SETTLED: says(
    '{date}の同伴予約のキャンセル料の決済が確定しました（{points}P）。',
    ...MEETING,
    'points',
  ),
  GUEST_CARD_NEEDED: says(
    'カードの決済ができませんでした。{payBy}までに別のカードをご登録いただけない場合、{date}の同伴予約は自動キャンセルとなります。',
    ...MEETING,
    'payBy',
  ),
  CAST_REWARD: says('{points}Pを獲得しました。', ...WITH_GUEST, 'points'),
} as const;

const PLACE = ['date', 'place'] as const;
const placeProposed = says(
  '{proposer}さんから、{date}の同伴の待ち合わせ場所を「{place}」へ変更する提案が届きました。開始時刻までにご返信ください。',
  ...PLACE,
  'proposer',
);
const placeChanged = says('{date}の同伴の待ち合わせ場所が「{place}」に変更されました。', ...PLACE);
const placeDeclined = says(
  '{date}の同伴の待ち合わせ場所を変更する提案は、承諾されませんでした。場所は「{place}」のままです。',
  ...PLACE,
);
const placeWithdrawn = says(
  '{proposer}さんが、{date}の同伴の待ち合わせ場所を変更する提案を取り下げました。場所は「{place}」のままです。',
  ...PLACE,
  'proposer',
);
const placeLapsed = says(
  '{date}の同伴の待ち合わせ場所を変更する提案は、開始時刻までに返信がなかったため取り下げとなりました。場所は「{place}」のままです。',
  ...PLACE,
);

const OF_PLACES = {
  GUEST_PLACE_PROPOSED: placeProposed,
  CAST_PLACE_PROPOSED: placeProposed,
  GUEST_PLACE_CHANGED: placeChanged,
  CAST_PLACE_CHANGED: placeChanged,
  GUEST_PLACE_DECLINED: placeDeclined,
  CAST_PLACE_DECLINED: placeDeclined,
  GUEST_PLACE_WITHDRAWN: placeWithdrawn,
  CAST_PLACE_WITHDRAWN: placeWithdrawn,
  GUEST_PLACE_LAPSED: placeLapsed,
  CAST_PLACE_LAPSED: placeLapsed,
} as const;

/** What is said of bookings and of the meetings they become. */
export const BOOKING_SENTENCES = {
  ...OF_REQUESTS,
  ...OF_CANCELS,
  ...OF_MEETINGS,
  ...OF_CLAIMS_AND_REVIEWS,
  ...OF_PAYMENTS,
  ...OF_PLACES,
} as const;
