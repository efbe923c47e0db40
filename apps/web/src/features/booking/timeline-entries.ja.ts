import { objectionClosesAt, phaseOf } from '@yoimachi/domain/booking';
import type { ActionName, ParticipationState, Role } from '@yoimachi/domain/booking';
import { dayOf, formatDayShort, formatTime } from '../../lib/dates.ts';
import type { TimelineEntry } from '../../ui/timeline.tsx';

interface HistoryEvent {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
}

interface Reader {
  readonly role: Role;
  /** Name of the other person, without さん. */
  readonly otherName: string;
}

interface Doer {
  /** '' for the reader, else the name and the particle: 「藤代さんが」. */
  readonly who: (particle: string) => string;
  readonly isOwn: boolean;
  readonly isGuest: boolean;
}

const sentences: Readonly<Partial<Record<ActionName, (doer: Doer) => string>>> = {
  request: ({ who, isOwn }) => (isOwn ? 'リクエストを送信しました' : `${who('から')}リクエストが届きました`),
  approve: ({ who }) => `${who('が')}承認しました`,
  confirm: () => '予約が確定しました',
  reject: ({ isOwn }) => (isOwn ? 'リクエストをお断りしました' : '不成立となりました'),
  autoReject: () => '不成立となりました',
  scheduleChanged: () => 'スケジュールの変更により不成立となりました',
  withdraw: ({ who }) => `${who('が')}リクエストを取り下げました`,
  suspend: () => '自動キャンセルになりました',
  cancelForPayment: () => '支払いができなかったため自動キャンセルになりました',
  cancel: ({ who }) => `${who('が')}キャンセルしました`,
  arrive: ({ who, isGuest }) => `${who('が')}${isGuest ? '合流' : '到着'}しました`,
  takeBackArrival: ({ who, isGuest }) => `${who('が')}${isGuest ? '合流' : '到着'}を取り消しました`,
  noShow: () => '到着が確認できていません',
  cancelNoShow: ({ who }) => `${who('が')}無断キャンセルとして取り消しました`,
  closeNoShow: () => '無断キャンセルになりました',
  askExtension: ({ who }) => `${who('が')}15分の延長をリクエストしました`,
  agreeExtension: ({ who }) => `${who('が')}15分の延長に同意しました`,
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
};

/** The lines of a booking's history for one reader, oldest first, and what comes next. */
export function timelineEntries(
  history: readonly HistoryEvent[],
  state: ParticipationState,
  reader: Reader,
): TimelineEntry[] {
  const done = history.flatMap((event): TimelineEntry[] => {
    const say = sentences[event.action as ActionName];
    if (!say) return [];
    const isOwn = event.actor === reader.role;
    const isPerson = event.actor === 'cast' || event.actor === 'guest';
    const who = (particle: string) =>
      isOwn ? '' : isPerson ? `${reader.otherName}さん${particle}` : `運営${particle}`;
    const doer = { who, isOwn, isGuest: event.actor === 'guest' };
    return [{ title: say(doer), detail: stamp(new Date(event.at)) }];
  });
  const next = nextEntry(state, reader.role);
  return next ? [...done, next] : done;
}

function nextEntry(state: ParticipationState, role: Role): TimelineEntry | null {
  switch (phaseOf(state)) {
    case 'pending':
      return {
        title: role === 'cast' ? '返信期限' : 'キャストの返信期限',
        detail: stamp(state.deadlineAt),
        isNext: true,
      };
    case 'held':
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
