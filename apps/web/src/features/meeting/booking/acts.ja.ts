import { EXTENSION_MINUTES, type Attendance, type Command } from '@yoimachi/domain/booking';
import type { ReviewTier, TakeAgain } from '@yoimachi/domain/review';

/** Who was there. */
export const attendanceLabels: Readonly<Record<Attendance, string>> = {
  ATTENDED: '参加',
  ABSENT: '不参加',
  UNCONFIRMED: '未確認',
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
    askExtension: `${EXTENSION_MINUTES}分延長する`,
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
