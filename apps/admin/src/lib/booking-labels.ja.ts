import type { ListedBooking, MeetingTonight, OfficeBooking } from '@yoimachi/contract/booking-admin';
import type { ListStatus, Phase } from '@yoimachi/domain/booking';

/** What a booking, or one cast of it, is called where operators read it. */
export const bookingStatusNames: Readonly<Record<ListedBooking['status'], string>> = {
  NEW: '返信待ち',
  ACCEPT: '予約確定',
  ACCEPT_TODAY: '本日',
  ACCEPT_TOMORROW: '明日',
  ARRIVED: '到着済み',
  IN_MEETING: '同伴中',
  DONE: '完了',
  FORCE_FINISH: '途中終了',
  NO_SHOW: '到着なし',
  REJECT: 'お断り',
  AUTO_REJECT: '返信期限切れ',
  CANCEL: 'キャンセル',
  CANCEL_BEFORE: '前日までのキャンセル',
  CANCEL_TODAY: '当日キャンセル',
  AUTO_CANCEL: '自動キャンセル',
};

export const claimName = '申し立て';
/** By what a list of bookings is narrowed. */
export const bookingFilterNames: Readonly<Record<ListStatus | 'CLAIM', string>> = {
  CLAIM: '申し立てあり',
  NEW: '返信待ち',
  ACCEPT: '予約確定',
  IN_MEETING: '同伴中',
  DONE: '完了',
  REJECT: 'お断り・期限切れ',
  CANCEL: 'キャンセル',
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  pending: '返信待ち',
  held: '承認済み',
  due: '予約確定',
  meeting: '同伴中',
  noShow: '到着なし',
  claimed: claimName,
  finished: '完了',
  closed: '終了',
};

type Expected = NonNullable<MeetingTonight['casts'][number]['next']>['what'];
/** What is waited for next. */
export const expectedNames: Readonly<Record<Expected, string>> = {
  ANSWER: 'キャストの返信',
  ARRIVAL: '到着',
  END: '終了',
  ABSENCE_CLOSES: '無断キャンセルの確定',
  CLAIM_STANDS: '申し立ての確定',
  CLAIM_DECISION: '運営の判断',
  CHECKOUT: '退店の確認',
};

export const claimTypeNames: Readonly<
  Record<NonNullable<OfficeBooking['participations'][number]['claim']>['type'], string>
> = {
  GUEST_NO_SHOW: 'ゲストが来なかった',
  CAST_NO_SHOW: 'キャストが来なかった',
};

export const penaltyNames = { CAST_CANCEL: 'キャスト都合のキャンセル', CAST_NO_SHOW: '無断不参加' } as const;

export const genreNames: Readonly<Record<number, string>> = {
  1: 'クラブ',
  2: 'キャバクラ',
  3: 'ラウンジ',
  4: 'スナック',
  5: 'ガールズバー',
};

/** How a cast's share ends. */
export const participationStatusNames: Readonly<
  Record<OfficeBooking['participations'][number]['status'], string>
> = {
  PENDING: '返信待ち',
  APPROVE: '完了',
  REJECT: 'お断り',
  CANCEL: 'キャンセル',
  NO_SHOW: '到着なし',
  FORCE_FINISH: '途中終了',
  AUTO_REJECT: '返信期限切れ',
  AUTO_CANCEL: '自動キャンセル',
};
