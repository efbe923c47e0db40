import {
  addDays,
  addMinutes,
  DAY_MINUTES,
  dayOf,
  instantAt,
  minuteOfDay,
  type Day,
} from '@yoimachi/domain/time';
import {
  CATEGORY_CHANNELS,
  NOTICE_CHANNELS,
  type NoticeCategory,
  type NoticeChannel,
  type NoticeRule,
} from './catalogue.ts';

/** Minutes of the Tokyo day; over midnight where the end comes first. */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Quiet hours of who set none: 23:00 to 8:00. */
export const QUIET_HOURS: QuietHours = { fromMinute: 23 * 60, toMinute: 8 * 60 };

/** What a person wants outside the product. */
export interface NoticeSettings {
  readonly channels: Readonly<Record<NoticeCategory, readonly NoticeChannel[]>>;
  /** Null: whenever it happens. */
  readonly quiet: QuietHours | null;
  /** By all the chosen channels, instead of the first that reaches the person. */
  readonly everyChannel: boolean;
}

/** A cell of the table of settings. */
export interface ChosenChannel {
  readonly category: NoticeCategory;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
}

/**
 * Whether a person may switch a channel of a category: an SMS costs and disturbs, so only safety sends any, and security is what cannot
 * be switched off (rules.md 8).
 */
export const isChannelFree = (channel: NoticeChannel): boolean => channel !== 'SMS';

/** The channels of each category: the defaults, and what the person set otherwise. */
export function channelsWith(chosen: readonly ChosenChannel[]): NoticeSettings['channels'] {
  const of = (category: NoticeCategory) =>
    NOTICE_CHANNELS.filter((channel) => {
      const set = chosen.find((one) => one.category === category && one.channel === channel);
      return set && isChannelFree(channel) ? set.isOn : isDefault(category, channel);
    });
  return {
    BOOKING: of('BOOKING'),
    CHAT: of('CHAT'),
    MONEY: of('MONEY'),
    SERVICE: of('SERVICE'),
    NEWS: of('NEWS'),
    SAFETY: of('SAFETY'),
  };
}

export const isDefault = (category: NoticeCategory, channel: NoticeChannel): boolean =>
  CATEGORY_CHANNELS[category].includes(channel);

/**
 * The channels of a kind as chains: of each chain one channel tells, the first that reaches the person. One chain, unless the person wants
 * every channel; security and the outcome of the age check go by LINE and SMS, too.
 */
export function chainsOf(rule: NoticeRule, settings: NoticeSettings): readonly (readonly NoticeChannel[])[] {
  const chosen = settings.channels[rule.category].filter((channel) => channel !== 'SMS');
  const chains = settings.everyChannel
    ? chosen.map((channel) => [channel])
    : [rule.sms === 'LAST' ? [...chosen, 'SMS' as const] : chosen];
  if (settings.everyChannel && rule.sms === 'LAST') chains.push([...chosen, 'SMS']);
  const isOfIdentity = rule.sms === 'ALWAYS' || rule.sms === 'OWN';
  if (isOfIdentity && chosen.includes('LINE')) chains.push(['LINE']);
  if (rule.sms === 'ALWAYS') chains.push(['SMS']);
  return chains;
}

/** How a channel stands for one message: nothing was tried, it is under way or arrived, or it reached nobody. */
export type ChannelStanding = 'FAILED' | 'NONE' | 'TAKEN';

/** The channels by which a message goes now: in each chain the first that has an address, past those that reached nobody. */
export function nextChannels(
  chains: readonly (readonly NoticeChannel[])[],
  standingOf: (channel: NoticeChannel) => ChannelStanding,
  hasAddress: (channel: NoticeChannel) => boolean,
): NoticeChannel[] {
  const next = chains.flatMap((chain) => {
    const first = chain.find((channel) => hasAddress(channel) && standingOf(channel) !== 'FAILED');
    return first !== undefined && standingOf(first) === 'NONE' ? [first] : [];
  });
  return NOTICE_CHANNELS.filter((channel) => next.includes(channel));
}

/** When quiet hours that hold now end; null outside of them. By the Tokyo clock, whatever the machine's zone. */
export function quietUntil(now: Date, { fromMinute, toMinute }: QuietHours): Date | null {
  const today = dayOf(now);
  const minute = minuteOfDay(now, today);
  const isOverMidnight = toMinute < fromMinute;
  if (isOverMidnight && minute >= fromMinute) return instantAt(addDays(today, 1), toMinute);
  const isQuiet = isOverMidnight ? minute < toMinute : minute >= fromMinute && minute < toMinute;
  return isQuiet ? instantAt(today, toMinute) : null;
}

/** A booking's day goes on until six in the morning. */
const DAY_ENDS_MINUTE = DAY_MINUTES + 6 * 60;

const isOfToday = (day: Day | null, now: Date): boolean => {
  if (day === null) return false;
  const minute = minuteOfDay(now, day);
  return minute >= 0 && minute < DAY_ENDS_MINUTE;
};

/** Until when a message waits: quiet hours hold back neither safety nor today's booking. `day` is its booking's. Null: not at all. */
export function heldUntil(
  rule: NoticeRule,
  day: Day | null,
  settings: Pick<NoticeSettings, 'quiet'>,
  now: Date,
): Date | null {
  const pierces = rule.urgency === 'NOW' || (rule.urgency === 'DAY' && isOfToday(day, now));
  return pierces || settings.quiet === null ? null : quietUntil(now, settings.quiet);
}

/** Tries of a delivery before the next channel's turn; what cannot wait is given up sooner. */
const MAX_TRIES = { NOW: 3, DAY: 5, LATER: 7 } as const;
const FIRST_WAIT_MINUTES = 0.5;
const LONGEST_WAIT_MINUTES = 60;

/**
 * When a delivery that failed is tried again: after twice as long as the time before, never before the service said; null when it is given
 * up. `tries` counts the one that has just failed.
 */
export function retryAt(
  rule: NoticeRule,
  tries: number,
  now: Date,
  retryAfterSeconds: number | undefined,
): Date | null {
  if (tries >= MAX_TRIES[rule.urgency]) return null;
  const waitMinutes = Math.min(LONGEST_WAIT_MINUTES, FIRST_WAIT_MINUTES * 2 ** (tries - 1));
  return addMinutes(now, Math.max(waitMinutes, (retryAfterSeconds ?? 0) / 60));
}
