import { phaseOf, type ParticipationState, type Role } from '@yoimachi/domain/booking';
import { dayOf, daysBetween } from '@yoimachi/domain/time';

/**
 * Where a conversation of a guest and a cast stands. NONE: there is nothing between them; REQUESTED: she may write and he waits; OPEN: both
 * write; CLOSED: nobody writes, because one has blocked the other or has left.
 */
export const CHAT_STATES = ['NONE', 'REQUESTED', 'OPEN', 'CLOSED'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
/** What is kept; that it is closed follows from the people, so that what unblocks also opens again. */
export type KeptChatState = Exclude<ChatState, 'CLOSED'>;

/** What changes where it stands. GROUND_GONE: no favourite, booking or gift is left for which she could answer. */
export const CHAT_TURNS = [
  'FAVORITED',
  'ASKED',
  'GIFT_SENT',
  'CONFIRMED',
  'CAST_WROTE',
  'GROUND_GONE',
] as const;
export type ChatTurn = (typeof CHAT_TURNS)[number];

const ASKING = { FAVORITED: 'REQUESTED', ASKED: 'REQUESTED', GIFT_SENT: 'REQUESTED' } as const;
const OPENING = { CONFIRMED: 'OPEN', CAST_WROTE: 'OPEN' } as const;
const STAYING = { FAVORITED: 'OPEN', ASKED: 'OPEN', GIFT_SENT: 'OPEN', GROUND_GONE: 'OPEN' } as const;

/** Every state with every turn (rules.md 8): what is open stays so. */
export const CHAT_OPENING: Readonly<Record<KeptChatState, Readonly<Record<ChatTurn, KeptChatState>>>> = {
  NONE: { ...ASKING, ...OPENING, GROUND_GONE: 'NONE' },
  REQUESTED: { ...ASKING, ...OPENING, GROUND_GONE: 'NONE' },
  OPEN: { ...STAYING, ...OPENING },
};

/** What of the two people closes their conversation. */
export interface ChatPeople {
  /** One of them has blocked the other or is hidden; in a meeting only from its end on. */
  readonly isHidden: boolean;
  /** The other one has left or is suspended. */
  readonly isGone: boolean;
}

/** Where it stands for its people. */
export function chatState(kept: KeptChatState, { isHidden, isGone }: ChatPeople): ChatState {
  return isHidden || (isGone && kept !== 'NONE') ? 'CLOSED' : kept;
}

/** Why somebody cannot write; the screens say it in place of the field. */
export type CannotWrite = 'FAVORITE_FIRST' | 'WAITS_FOR_CAST' | 'AGE_CHECK' | 'CLOSED';

/** What a writer is, and whether his age is checked; a cast's always is. */
export interface ChatWriter {
  readonly role: Role;
  readonly isAgeChecked: boolean;
}

/** Null: may write. A cast whom nothing leads to him does not see him at all. */
export function cannotWrite(state: ChatState, { role, isAgeChecked }: ChatWriter): CannotWrite | null {
  if (state === 'CLOSED') return 'CLOSED';
  if (role === 'cast') return null;
  if (state === 'NONE') return 'FAVORITE_FIRST';
  if (state === 'REQUESTED') return 'WAITS_FOR_CAST';
  return isAgeChecked ? null : 'AGE_CHECK';
}

/** Whether a confirmed booking is today and not over, so that 遅れます and 目印 are offered. */
export function isChatDay(state: ParticipationState, now: Date): boolean {
  return ['due', 'meeting', 'noShow'].includes(phaseOf(state)) && daysBetween(dayOf(now), state.day) <= 0;
}
