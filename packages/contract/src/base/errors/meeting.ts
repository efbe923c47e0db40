import {
  ARRIVAL_BEFORE_START_MINUTES,
  CLAIM_AFTER_MINUTES,
  MAX_GUESTS,
  REQUEST_LEAD_HOURS,
} from '@yoimachi/domain/booking';
import { inPoints } from '@yoimachi/domain/money';
import {
  HALF_UNIT_MINUTES,
  PRICE_15_MAX,
  PRICE_15_MIN,
  PRICE_15_STEP,
  PRICE_30_MAX,
  PRICE_30_MIN,
  PRICE_30_STEP,
  UNIT_MINUTES,
} from '@yoimachi/domain/pricing';
import { SOS_BEFORE_START_MINUTES } from '@yoimachi/domain/safety';
import { END_BEFORE_WORK_MINUTES, HORIZON_DAYS, MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import type { PublicCode } from '@yoimachi/domain/result';
import { bad, conflict, tooMany, type CatalogueEntry } from './entry.ts';

/** What is refused of schedules, prices, requests and bookings. */
export const meetingErrors = {
  // Schedule
  SCHEDULE_TIME_REQUIRED: bad('開始時刻と終了時刻を選択してください。'),
  SCHEDULE_WORK_REQUIRED: bad('出勤予定時間を選択してください。'),
  SCHEDULE_BAR_REQUIRED: bad('出勤店舗を入力してください。'),
  SCHEDULE_PAST: bad('過去の時間は設定できません。'),
  SCHEDULE_TOO_FAR: bad(`スケジュールは${HORIZON_DAYS}日先まで登録できます。`),
  SCHEDULE_RANGE: bad('開始時刻は24時まで、終了時刻と出勤予定時間は30時までで選択してください。'),
  SCHEDULE_END_BEFORE_WORK: bad(
    `終了時刻は出勤予定時間の${END_BEFORE_WORK_MINUTES}分前までに設定してください。`,
  ),
  SCHEDULE_START_AFTER_WORK: bad('開始時刻は出勤予定時間より前に設定してください。'),
  SCHEDULE_END_OVERLAPS_WORK: bad('終了時刻と出勤予定時間が重なっています。'),
  SCHEDULE_STEP: bad(`時間は${STEP_MINUTES}分単位で選択してください。`),
  SCHEDULE_TOO_SHORT: bad(`${MIN_MINUTES}分以上の時間を設定してください。`),
  SCHEDULE_EXISTS: conflict('この日のスケジュールはすでに登録されています。'),
  SCHEDULE_HOLDS_BOOKING: conflict('確定した予約があるため、この内容には変更できません。'),
  SCHEDULE_REFUSES_REQUESTS: conflict(
    'この変更により、返信待ちのリクエスト{count}件をお断りすることになります。',
  ),

  // Prices
  PRICE_RANGE: bad(`${inPoints(PRICE_30_MIN)}〜${inPoints(PRICE_30_MAX)}の範囲で設定してください。`),
  PRICE_STEP: bad(`料金は${inPoints(PRICE_30_STEP)}単位で設定してください。`),
  PRICE15_RANGE: bad(
    `${HALF_UNIT_MINUTES}分の料金は${UNIT_MINUTES}分の料金の半額から同額まで、${inPoints(PRICE_15_MIN)}〜${inPoints(PRICE_15_MAX)}の範囲で設定してください。`,
  ),
  PRICE15_STEP: bad(`${HALF_UNIT_MINUTES}分の料金は${inPoints(PRICE_15_STEP)}単位で設定してください。`),

  // Request
  SCHEDULE_CHANGED: conflict('キャストのスケジュールが変更されました。スケジュールから選び直してください。'),
  CASTS_NOT_MATCHING: conflict('同時に指名できるのは、同じ店舗でスケジュールの合うキャストのみです。'),
  CASTS_UNAVAILABLE: conflict(
    '選択したキャストの中に受付できない方がいます。キャストまたは人数を変更してください。',
  ),
  PRICE_CHANGED: conflict('キャストの料金が変更されました。必要ポイントをご確認ください。'),
  CAST_UNAVAILABLE_AT_TIME: conflict('選択した時間はこのキャストの予約を受け付けていません。'),
  CAST_NOT_AVAILABLE: conflict('現在、このキャストにはリクエストを送信できません。'),
  REQUEST_TOO_EARLY: bad('リクエストは前日までに送信してください。'),
  REQUEST_LEAD_HOURS: bad(`リクエストは開始時刻の${REQUEST_LEAD_HOURS}時間前までに送信してください。`),
  REQUEST_TOO_FAR: bad(`リクエストは${HORIZON_DAYS}日先まで送信できます。`),
  REQUEST_START_BEFORE_OPEN: bad('開始時刻がキャストの受付時間より前です。'),
  REQUEST_END_AFTER_CLOSE: bad('終了時刻がキャストの受付時間を過ぎています。'),
  REQUEST_START_TOO_LATE: bad(`開始時刻は終了受付の${MIN_MINUTES}分前までに設定してください。`),
  REQUEST_TOO_SHORT: bad(`${MIN_MINUTES}分以上の時間を設定してください。`),
  REQUEST_STEP: bad(`時間は${STEP_MINUTES}分単位で選択してください。`),
  REQUEST_GUEST_COUNT: bad(`ゲスト人数は1名から${MAX_GUESTS}名までで選択してください。`),
  CANT_JOIN_ALONE: bad('このキャストは複数人の同伴に一人では参加できません。キャストを追加してください。'),
  ALREADY_REQUESTED: conflict('このキャストには、すでに同じ日にリクエストを送信しています。'),
  OTHER_CAST_REQUESTED: conflict('同じ日に別のキャストへリクエスト済みです。'),
  PLACE_REQUIRED: bad('待ち合わせ場所を入力してください。'),
  PLACE_NOT_PUBLIC: bad('待ち合わせ場所は、飲食店や駅などの公共の場所を入力してください。'),
  PLACE_UNCHANGED: bad('現在の待ち合わせ場所と同じです。別の場所を入力してください。'),
  PLACE_PROPOSAL_OPEN: conflict(
    '場所の変更がすでに提案されています。返信が届いてから、もう一度お試しください。',
  ),
  PLACE_PROPOSAL_CLOSED: conflict('この提案はすでに終了しています。最新の内容をご確認ください。'),
  WITHDRAWALS_EXCEEDED: tooMany('本日の取り下げ回数が上限に達しています。明日以降に再度お試しください。'),
  POINTS_INSUFFICIENT: conflict('ポイントが不足しています。ポイントを購入してください。'),
  CARD_REQUIRED: conflict('クレジットカードを登録してください。'),

  // A booking's life
  ACTION_NOT_ALLOWED: conflict('現在の状態では、この操作は行えません。'),
  DEADLINE_OVER: conflict('返信期限を過ぎています。'),
  TIME_TAKEN: conflict('この時間には、すでに確定した予約があります。'),
  REASON_REQUIRED: bad('理由を選択してください。'),
  SUM_CHANGED: conflict('金額が変わりました。新しい金額をご確認のうえ、もう一度押してください。'),
  ARRIVAL_TOO_EARLY: conflict(`到着ボタンは開始時刻の${ARRIVAL_BEFORE_START_MINUTES}分前から押せます。`),
  NOBODY_ARRIVED: conflict('まだ誰も到着ボタンを押していません。'),
  END_TOO_EARLY: conflict('終了予定の時間になると押せます。'),
  CLAIM_TOO_EARLY: conflict(`申し立ては開始時刻の${CLAIM_AFTER_MINUTES}分後から行えます。`),
  CLAIM_OPEN: conflict('すでに申し立てがあります。'),
  ALREADY_OBJECTED: conflict('異議はすでに受け付けています。'),
  EXTENSION_PAST_WORK: conflict('延長できる時間を過ぎています。'),
  EXTENSION_OVERLAPS: conflict('キャストの次の予約があるため、延長できません。'),
  EXTENSION_ASKED: conflict('すでに延長をリクエストしています。'),
  SOS_NOT_OPEN: conflict(
    `SOSは同伴の開始${SOS_BEFORE_START_MINUTES}分前から終了後までご利用いただけます。危険を感じたときは、110番に電話してください。`,
  ),
  QUIET_HELP_OFTEN: tooMany('続けて送信できる回数を超えています。お急ぎの場合は、110番に電話してください。'),
  WATCH_NOT_OPEN: conflict('見守り共有は、確定した同伴の前から解散の確認までご利用いただけます。'),
  WATCH_LINKS_FULL: conflict('同時に使えるリンクは3つまでです。不要なリンクを終了してください。'),
  REVIEW_NOT_OPEN: conflict('評価の受付期間ではありません。'),
  REVIEW_ALREADY_SENT: conflict('評価はすでに送信されています。'),
} as const satisfies Partial<Record<PublicCode, CatalogueEntry>>;
