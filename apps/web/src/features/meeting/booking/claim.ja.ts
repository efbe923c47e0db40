import { CANCEL_FEE_PERCENT, type ClaimType, type Role } from '@yoimachi/domain/booking';

type Words = Readonly<Record<ClaimType, string>>;

/** Texts for no-show claims. The key is what the claim says. */
export const claimTexts = {
  cannotMeet: (name: string) => `${name}さんと会えないとき`,
  askTitle: {
    GUEST_NO_SHOW: 'ゲストが来ないことを申し立てますか？',
    CAST_NO_SHOW: 'キャストがいないことを申し立てますか？',
  } satisfies Words,
  ask: '申し立てる',
  /** What happens at once. */
  askNow: {
    GUEST_NO_SHOW: '同伴はここで終了し、ゲストにすぐに通知されます。',
    CAST_NO_SHOW: 'キャストにすぐに通知されます。',
  } satisfies Words,
  /** What happens when nobody objects. */
  stands: {
    GUEST_NO_SHOW: (points: string) =>
      `当日のキャンセル料（${CANCEL_FEE_PERCENT.sameDay}％・${points}）で決済が確定します。`,
    CAST_NO_SHOW: () => 'キャストの無断キャンセルとなり、仮押さえのポイントはゲストに全額返還されます。',
  } satisfies Readonly<Record<ClaimType, (points: string) => string>>,
  unlessObjected: (hours: number) => `${hours}時間以内に相手から異議がなければ、`,
  objectionLater: '異議があった場合は、運営が確認して決定します。それまで決済は行われません。',
  takeBack: 'キャストと会えたときは「終了する」を押すと、申し立ては取り消されます。',

  ownTitle: '申し立てを受け付けました',
  otherTitle: (name: string) => `${name}さんから申し立てがありました`,
  says: {
    GUEST_NO_SHOW: '「ゲストが来なかった」という内容です。',
    CAST_NO_SHOW: '「キャストが待ち合わせ場所にいない」という内容です。',
  } satisfies Words,
  until: (when: string) => `${when}までに異議がなければ、`,
  objectBy: (when: string) => `異議がある場合は、${when}までにお申し立てください。異議がなければ、`,
  left: (duration: string) => `残り${duration}`,
  objected: '異議を受け付け、運営が確認しています。結果が決まるまで決済は行われません。',

  objectTitle: '異議を申し立てますか？',
  objectNote: '運営が双方に確認して決定します。状況をできるだけ詳しくお知らせください。',
  objectReasons: {
    guest: ['待ち合わせ場所にいました', 'キャストと合流していました', '待ち合わせ場所が違っていました'],
    cast: ['待ち合わせ場所にいます', 'ゲストと合流しています', '待ち合わせ場所が違っていました'],
  } satisfies Readonly<Record<Role, readonly string[]>>,
} as const;
