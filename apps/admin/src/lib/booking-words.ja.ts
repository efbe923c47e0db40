import type { ActionName } from '@yoimachi/domain/booking';

/** Who did something to a booking. */
export const actorNames: Readonly<Record<string, string>> = {
  guest: 'ゲスト',
  cast: 'キャスト',
  operator: '運営',
  clock: '自動処理',
  system: '自動処理',
};

/** Steps of the change of place, which are no actions of the booking process. */
type PlaceAction = 'proposePlace' | 'agreePlace' | 'declinePlace' | 'withdrawPlace';

/** What was done to a booking, as its history names it. */
const actions: Readonly<Record<ActionName | PlaceAction, string>> = {
  request: 'リクエスト',
  approve: '承認',
  confirm: '予約の確定',
  reject: 'お断り',
  autoReject: '返信がなく不成立',
  scheduleChanged: 'スケジュールの変更により不成立',
  withdraw: 'リクエストの取り下げ',
  couldNotTakePart: '参加できずキャンセル',
  suspend: '利用停止によるキャンセル',
  cancelForPayment: '支払いができずキャンセル',
  cancel: 'キャンセル',
  arrive: '到着',
  takeBackArrival: '到着の取り消し',
  noShow: '到着が確認できず',
  cancelNoShow: '無断キャンセルとして終了',
  closeNoShow: '無断キャンセルの確定',
  askExtension: '延長のリクエスト',
  agreeExtension: '延長の同意',
  declineExtension: '延長の見送り',
  lapseExtension: '延長のリクエストの期限切れ',
  finish: '同伴の終了',
  end: '同伴の終了',
  forceFinish: '途中での終了',
  autoFinish: '予定時刻での終了',
  claimGuestAbsent: '「ゲストが来なかった」との申し立て',
  claimCastAbsent: '「キャストがいない」との申し立て',
  objectToClaim: '申し立てへの異議',
  claimStands: '異議がなく申し立てが確定',
  decideClaim: '申し立ての判断',
  forceCancel: '運営によるキャンセル',
  forceEnd: '運営による終了',
  proposePlace: '待ち合わせ場所の変更の提案',
  agreePlace: '待ち合わせ場所の変更の承諾',
  declinePlace: '待ち合わせ場所の変更のお断り',
  withdrawPlace: '待ち合わせ場所の変更の取り下げ',
};

export const actionName = (action: string): string =>
  (actions as Readonly<Record<string, string>>)[action] ?? action;
