import { EXTENSION_MINUTES, objectionClosesAt, phaseOf } from '@yoimachi/domain/booking';
import type { ActionName, ParticipationState, Phase, Role } from '@yoimachi/domain/booking';
import { dayOf, formatDayShort, formatTime } from '#lib/dates.ts';
import type { TimelineEntry } from '#ui/timeline.tsx';

interface HistoryEvent {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  /** Whose participation it is about; null: the booking. */
  readonly castId: string | null;
}

interface Named {
  readonly userId: string;
  readonly nickname: string;
}

/** The reader: a guest, with all casts of his booking, or a cast, with her guest and the other casts. */
type Reader =
  | { readonly role: 'guest'; readonly casts: readonly Named[] }
  | { readonly role: 'cast'; readonly guestName: string; readonly others: readonly Named[] };

interface Doer {
  /** '' for the reader, else the name and the particle: 「藤代さんが」. */
  readonly who: (particle: string) => string;
  readonly isOwn: boolean;
  readonly isGuest: boolean;
}

/** Steps of the change of place, which are no actions of the booking process. */
type PlaceAction = 'proposePlace' | 'agreePlace' | 'declinePlace' | 'withdrawPlace';

const sentences: Readonly<Partial<Record<ActionName | PlaceAction, (doer: Doer) => string>>> = {
  request: ({ who, isOwn }) => (isOwn ? 'リクエストを送信しました' : `${who('から')}リクエストが届きました`),
  approve: ({ who }) => `${who('が')}承認しました`,
  confirm: () => '予約が確定しました',
  reject: ({ isOwn }) => (isOwn ? 'リクエストをお断りしました' : '不成立となりました'),
  autoReject: () => '不成立となりました',
  scheduleChanged: () => 'スケジュールの変更により不成立となりました',
  withdraw: ({ who }) => `${who('が')}リクエストを取り下げました`,
  couldNotTakePart: () => '参加できないキャストがいたため、キャンセルになりました',
  suspend: () => '自動キャンセルになりました',
  cancelForPayment: () => '支払いができなかったため自動キャンセルになりました',
  cancel: ({ who }) => `${who('が')}キャンセルしました`,
  arrive: ({ who, isGuest }) => `${who('が')}${isGuest ? '合流' : '到着'}しました`,
  takeBackArrival: ({ who, isGuest }) => `${who('が')}${isGuest ? '合流' : '到着'}を取り消しました`,
  noShow: () => '到着が確認できていません',
  cancelNoShow: ({ who }) => `${who('が')}無断キャンセルとして予約を終了しました`,
  closeNoShow: () => '無断キャンセルになりました',
  askExtension: ({ who }) => `${who('が')}${EXTENSION_MINUTES}分の延長をリクエストしました`,
  agreeExtension: ({ who }) => `${who('が')}${EXTENSION_MINUTES}分の延長に同意しました`,
  declineExtension: ({ who }) => `${who('が')}延長を見送りました`,
  lapseExtension: () => '延長のリクエストは期限切れになりました',
  finish: ({ who }) => `${who('が')}同伴を終了しました`,
  end: ({ who }) => `${who('が')}同伴を終了しました`,
  forceFinish: ({ who }) => `${who('が')}途中で終了しました`,
  autoFinish: () => '同伴が終了しました',
  claimGuestAbsent: ({ who }) => `${who('が')}「ゲストが来なかった」と申し立てました`,
  claimCastAbsent: ({ who }) => `${who('が')}「キャストがいない」と申し立てました`,
  objectToClaim: ({ who }) => `${who('が')}異議を申し立てました`,
  claimStands: () => '異議がなかったため、申し立てのとおり確定しました',
  decideClaim: () => '運営が確認し、申し立ての結果が確定しました',
  forceCancel: () => '運営が予約をキャンセルしました',
  forceEnd: () => '運営が同伴を終了しました',
  proposePlace: ({ who }) => `${who('が')}待ち合わせ場所の変更を提案しました`,
  agreePlace: ({ who }) => `${who('が')}待ち合わせ場所の変更を承諾しました`,
  declinePlace: ({ who }) => `${who('が')}待ち合わせ場所の変更をお断りしました`,
  withdrawPlace: ({ who }) => `${who('が')}待ち合わせ場所の変更の提案を取り下げました`,
};

/** What always concerns all casts, even if recorded at one participation. */
const OF_ALL: ReadonlySet<string> = new Set([
  'confirm',
  'couldNotTakePart',
  'proposePlace',
  'agreePlace',
  'declinePlace',
  'withdrawPlace',
]);

/**
 * The lines of a booking's history for one reader, oldest first, and what comes next. `states` are the participations the reader knows: all
 * of them for a guest, her own for a cast. What happened to several casts at once is one line.
 */
export function timelineEntries(
  history: readonly HistoryEvent[],
  states: readonly ParticipationState[],
  reader: Reader,
): TimelineEntry[] {
  const done = together(history).flatMap(({ event, castIds }): TimelineEntry[] => {
    const say = sentences[event.action as ActionName];
    if (!say) return [];
    const title = say(doerOf(event, reader)) + aboutWhom(event, castIds, reader);
    return [{ title, detail: stamp(new Date(event.at)) }];
  });
  const next = nextEntry(states, reader.role);
  return next ? [...done, next] : done;
}

interface Happening {
  readonly event: HistoryEvent;
  readonly castIds: string[];
}

/** Merges what one act did to several casts. */
function together(history: readonly HistoryEvent[]): Happening[] {
  const found: Happening[] = [];
  for (const event of history) {
    const last = found.at(-1);
    const ids = event.castId === null ? [] : [event.castId];
    const isSame =
      last?.event.at === event.at && last.event.action === event.action && last.event.actor === event.actor;
    if (isSame && event.actor !== 'cast') last.castIds.push(...ids);
    else found.push({ event, castIds: ids });
  }
  return found;
}

function doerOf({ actor, castId }: HistoryEvent, reader: Reader): Doer {
  const isGuest = actor === 'guest';
  if (isGuest || actor !== 'cast') {
    const isOwn = isGuest && reader.role === 'guest';
    const name = isGuest && reader.role === 'cast' ? `${reader.guestName}さん` : '運営';
    return { who: (particle) => (isOwn ? '' : name + particle), isOwn, isGuest };
  }
  const casts = reader.role === 'guest' ? reader.casts : reader.others;
  const other =
    casts.find(({ userId }) => userId === castId) ?? (reader.role === 'guest' ? casts[0] : undefined);
  return { who: (particle) => (other ? `${other.nickname}さん${particle}` : ''), isOwn: !other, isGuest };
}

/** 「（しおりさん）」 if something concerns her and not all casts, and the words before it do not name her. */
function aboutWhom({ actor, action }: HistoryEvent, castIds: readonly string[], reader: Reader): string {
  const casts = reader.role === 'guest' ? reader.casts : reader.others;
  const named = casts.filter(({ userId }) => castIds.includes(userId));
  const isAboutReader = reader.role === 'cast' && named.length < castIds.length;
  const isAboutAll = reader.role === 'guest' && named.length === casts.length;
  // What a cast does already names her, except her refusal.
  const isNamed = actor === 'cast' && action !== 'reject';
  if (isNamed || OF_ALL.has(action) || isAboutReader || isAboutAll || named.length === 0) return '';
  return `（${named.map(({ nickname }) => `${nickname}さん`).join('・')}）`;
}

/** Of several participations the first to continue says what comes next. */
const NEXT: readonly (readonly Phase[])[] = [
  ['pending'],
  ['held'],
  ['meeting', 'noShow'],
  ['due'],
  ['claimed'],
  ['finished'],
];

function nextEntry(states: readonly ParticipationState[], role: Role): TimelineEntry | null {
  const places = NEXT.map((phases) => states.filter((state) => phases.includes(phaseOf(state))));
  const current = places.find((found) => found.length > 0);
  const state = current?.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0];
  if (!state) return null;
  switch (phaseOf(state)) {
    case 'pending':
      return deadline(role === 'cast' ? '返信期限' : 'キャストの返信期限', state);
    case 'held':
      return deadline(role === 'cast' ? 'ほかのキャストの返信期限' : 'キャストの返信期限', state);
    case 'due':
      return { title: '同伴の開始', detail: stamp(state.startsAt), isNext: true };
    case 'meeting':
    case 'noShow':
      return { title: '終了予定', detail: stamp(state.endsAt), isNext: true };
    case 'claimed':
      return claimEntry(state);
    case 'finished':
      return state.settledAt === null ? { title: '決済の確定', isNext: true } : settled(state.settledAt);
    case 'closed':
      return null;
  }
}

function deadline(title: string, { deadlineAt }: ParticipationState): TimelineEntry {
  return { title, detail: stamp(deadlineAt), isNext: true };
}

function claimEntry(state: ParticipationState): TimelineEntry {
  const closesAt = objectionClosesAt(state);
  return closesAt === null
    ? { title: '運営の確認', isNext: true }
    : { title: '異議の申し立て期限', detail: stamp(closesAt), isNext: true };
}

function settled(at: Date): TimelineEntry {
  return { title: '決済が確定しました', detail: stamp(at) };
}

/** 「11/20（金）22:41」 */
function stamp(at: Date): string {
  return `${formatDayShort(dayOf(at))}${formatTime(at)}`;
}
