import type { PlaceProposal, PlaceStep } from '@yoimachi/contract/place';
import type { Role } from '@yoimachi/domain/booking';
import type { PlaceAct } from './api/place.ts';

/** Texts for a change of place. */
export const placeTexts = {
  propose: '場所の変更を提案する',
  proposeAgain: '提案し直す',
  withdraw: '取り下げる',
  agree: '承諾する',
  decline: 'お断りする',

  current: '現在の場所',
  proposed: '提案中の場所',
  field: '新しい待ち合わせ場所',
  help: '飲食店や駅など、公共の場所を入力してください。',
  example: '例：銀座駅 A3出口',
  submit: '提案する',
  loadFailed: '場所の変更についての情報を読み込めませんでした。',
  retry: '再読み込み',
} as const;

const UNTIL_START = '開始時刻までに返信がない場合、場所は変わりません。';

/** When a proposal takes effect, shown below the form. */
export const sheetNote: Readonly<Record<Role, string>> = {
  guest: `キャスト（複数の場合は全員）が承諾すると変更されます。${UNTIL_START}`,
  cast: `ゲストが承諾すると変更されます。${UNTIL_START}`,
};

/** What cannot be changed this way (rules.md 5). */
export const timeNote: Readonly<Record<Role, string>> = {
  guest: '日時を変更したい場合は、予約をキャンセルして、あらためてリクエストする必要があります。',
  cast: '予約の確定後に、日時を変更することはできません。',
};

/** The heading of the open proposal. */
export function proposalTitle({ view, byName }: PlaceProposal): string {
  return view === 'OWN' ? '場所の変更を提案しています' : `${byName}さんが場所の変更を提案しています`;
}

/** What the open proposal waits for. */
export function proposalNote({ view, by, agreedCount, askedCount }: PlaceProposal): string {
  if (view === 'ASKED') return UNTIL_START;
  if (view === 'AGREED') return `承諾しました。ほかのキャストの返信を待っています。${UNTIL_START}`;
  if (by === 'cast') return `ゲストの返信を待っています。${UNTIL_START}`;
  if (askedCount === 1) return `キャストの返信を待っています。${UNTIL_START}`;
  return `キャスト${askedCount}名のうち${agreedCount}名が承諾しました。全員が承諾すると変更されます。${UNTIL_START}`;
}

/** What a step has done. */
export function doneText(act: PlaceAct, { outcome }: PlaceStep): string {
  if (act.action === 'propose') return '場所の変更を提案しました';
  if (act.action === 'withdraw') return '提案を取り下げました';
  if (outcome === 'DECLINED') return '場所の変更をお断りしました';
  return outcome === 'ACCEPTED' ? '待ち合わせ場所を変更しました' : '場所の変更を承諾しました';
}
