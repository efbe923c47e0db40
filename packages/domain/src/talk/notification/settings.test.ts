import { describe, expect, it } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import {
  chainsOf,
  channelsWith,
  heldUntil,
  nextChannels,
  noticeRule,
  QUIET_HOURS,
  quietUntil,
  retryAt,
  type ChannelKind,
  type ChannelStanding,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
} from './index.ts';

const USUAL: NoticeSettings = { channels: channelsWith([]), quiet: QUIET_HOURS, everyChannel: false };
const off = (...channels: NoticeChannel[]): NoticeSettings => ({
  ...USUAL,
  channels: channelsWith(channels.map((channel) => ({ category: 'BOOKING', channel, isOn: false }))),
});
const all = () => true;
const none = (): ChannelStanding => 'NONE';
/** The channels of a kind, where some have an address. */
const first = (kind: NoticeKind, settings = USUAL, has: (channel: NoticeChannel) => boolean = all) =>
  nextChannels(chainsOf(noticeRule(kind)!, settings), none, has);

describe('the channels of a message', () => {
  it('are one, the first that has an address', () => {
    expect(first('GUEST_APPROVED')).toEqual(['PUSH']);
    expect(first('GUEST_APPROVED', USUAL, (channel) => channel !== 'PUSH')).toEqual(['LINE']);
    expect(first('GUEST_APPROVED', USUAL, (channel) => channel === 'MAIL')).toEqual(['MAIL']);
    expect(first('GUEST_APPROVED', USUAL, () => false)).toEqual([]);
  });

  it('follow what was switched off', () => {
    expect(first('GUEST_APPROVED', off('PUSH'))).toEqual(['LINE']);
    expect(first('GUEST_APPROVED', off('PUSH', 'LINE', 'MAIL'))).toEqual([]);
    expect(first('CAST_STAGE_UP', off('PUSH'))).toEqual(['PUSH']);
  });

  it('are all the chosen ones for who wants them', () => {
    const every = { ...off('LINE'), everyChannel: true };
    expect(first('GUEST_APPROVED', every)).toEqual(['PUSH', 'MAIL']);
    expect(first('CAST_STAGE_UP', { ...USUAL, everyChannel: true })).toEqual(['PUSH', 'MAIL']);
  });

  it('never are SMS but for safety, where it cannot be switched off', () => {
    const bare = (channel: NoticeChannel) => channel === 'SMS';
    expect(first('GUEST_APPROVED', { ...USUAL, everyChannel: true }, bare)).toEqual([]);
    const isOn = { ...USUAL, channels: channelsWith([{ category: 'BOOKING', channel: 'SMS', isOn: true }]) };
    expect(first('GUEST_APPROVED', isOn, bare)).toEqual([]);
    const without = channelsWith(
      (['PUSH', 'LINE', 'MAIL', 'SMS'] as const).map((channel) => ({
        category: 'SAFETY',
        channel,
        isOn: false,
      })),
    );
    expect(first('EMAIL_CHANGED', { ...USUAL, channels: without })).toEqual(['SMS']);
    expect(first('CAST_CHECKOUT_ASK')).toEqual(['PUSH']);
    expect(first('CAST_CHECKOUT_ASK', USUAL, bare)).toEqual(['SMS']);
    expect(first('MEDIA_DECIDED', USUAL, bare)).toEqual([]);
  });

  it('are LINE, too, for the outcome of the age check, whose SMS is sent where it is decided', () => {
    expect(first('AGE_CHECK')).toEqual(['PUSH', 'LINE']);
    expect(first('EMAIL_CHANGED')).toEqual(['PUSH', 'LINE', 'SMS']);
  });

  it('go on to the next when one reached nobody, and stay with one that may have', () => {
    const chains = chainsOf(noticeRule('GUEST_APPROVED')!, USUAL);
    const standing =
      (failed: readonly NoticeChannel[], taken: readonly NoticeChannel[] = []) =>
      (channel: NoticeChannel) =>
        failed.includes(channel) ? 'FAILED' : taken.includes(channel) ? 'TAKEN' : 'NONE';
    expect(nextChannels(chains, standing(['PUSH']), all)).toEqual(['LINE']);
    expect(nextChannels(chains, standing(['PUSH'], ['LINE']), all)).toEqual([]);
    expect(nextChannels(chains, standing(['PUSH', 'LINE', 'MAIL']), all)).toEqual([]);
  });
});

const at = (text: string) => new Date(text);

describe('quiet hours', () => {
  it.each([
    ['2026-11-24T22:59:59+09:00', null],
    ['2026-11-24T23:00:00+09:00', '2026-11-25T08:00:00+09:00'],
    ['2026-11-24T23:59:59+09:00', '2026-11-25T08:00:00+09:00'],
    ['2026-11-25T00:00:00+09:00', '2026-11-25T08:00:00+09:00'],
    ['2026-11-25T07:59:59+09:00', '2026-11-25T08:00:00+09:00'],
    ['2026-11-25T08:00:00+09:00', null],
    // The night in which New York turns its clock back, and the one of a leap day.
    ['2026-11-01T06:30:00+09:00', '2026-11-01T08:00:00+09:00'],
    ['2028-02-29T23:30:00+09:00', '2028-03-01T08:00:00+09:00'],
  ])('at %s last until %s', (now, until) => {
    expect(quietUntil(at(now), QUIET_HOURS)).toEqual(until === null ? null : at(until));
  });

  it('within a day hold from the beginning until just before the end; of no length never', () => {
    const noon = { fromMinute: 12 * 60, toMinute: 13 * 60 };
    expect(quietUntil(at('2026-11-24T11:59:59+09:00'), noon)).toBeNull();
    expect(quietUntil(at('2026-11-24T12:00:00+09:00'), noon)).toEqual(instantAt('2026-11-24', 13 * 60));
    expect(quietUntil(at('2026-11-24T13:00:00+09:00'), noon)).toBeNull();
    expect(quietUntil(at('2026-11-24T12:00:00+09:00'), { fromMinute: 720, toMinute: 720 })).toBeNull();
  });

  it("hold back neither safety nor today's booking, until the morning after", () => {
    const night = at('2026-11-24T23:30:00+09:00');
    const morning = at('2026-11-25T08:00:00+09:00');
    const held = (kind: NoticeKind, day: string | null, now = night) =>
      heldUntil(noticeRule(kind)!, day, USUAL, now);
    expect(held('CAST_CHECKOUT_ASK', null)).toBeNull();
    expect(held('GUEST_CAST_ARRIVED', '2026-11-24')).toBeNull();
    expect(held('GUEST_APPROVED', '2026-11-24')).toBeNull();
    expect([held('AGE_CHECK', null), held('CAST_AGE_VERIFIED', null)]).toEqual([null, null]);
    expect(held('GUEST_APPROVED', '2026-11-25')).toEqual(morning);
    expect(held('GUEST_APPROVED', null)).toEqual(morning);
    expect(held('GUEST_APPROVED', '2026-11-24', at('2026-11-25T01:00:00+09:00'))).toBeNull();
    expect(held('GUEST_APPROVED', '2026-11-24', at('2026-11-25T06:00:00+09:00'))).toEqual(morning);
    expect(held('GUEST_REVIEW_VISIBLE', '2026-11-24')).toEqual(morning);
    expect(heldUntil(noticeRule('GUEST_REVIEW_VISIBLE')!, null, { ...USUAL, quiet: null }, night)).toBeNull();
  });
});

it('is tried again later and later, never before the service said, and given up', () => {
  const rule = noticeRule('GUEST_REVIEW_VISIBLE')!;
  const now = at('2026-11-24T12:00:00Z');
  const seconds = (tries: number, after?: number) =>
    retryAt(rule, tries, now, after) && (retryAt(rule, tries, now, after)!.getTime() - now.getTime()) / 1000;
  expect([1, 2, 3, 4, 5, 6, 7].map((tries) => seconds(tries))).toEqual([30, 60, 120, 240, 480, 960, null]);
  expect(seconds(1, 600)).toBe(600);
  expect(seconds(1, 5)).toBe(30);
  expect(retryAt(noticeRule('GUEST_CAST_ARRIVED')!, 3, now, undefined)).toBeNull();
});

it('begins with pushes of what everybody needs, and with nothing of other news', () => {
  const { SERVICE, NEWS, CHAT } = USUAL.channels;
  expect({ SERVICE, NEWS, CHAT }).toEqual({ SERVICE: ['PUSH'], NEWS: [], CHAT: ['PUSH'] });
  const usual = (kind: ChannelKind) => chainsOf(noticeRule(kind)!, USUAL);
  expect(usual('SERVICE_NEWS')).toEqual([['PUSH']]);
  expect([usual('NEWS'), usual('ADVERTISING')]).toEqual([[[]], [[]]]);
});
