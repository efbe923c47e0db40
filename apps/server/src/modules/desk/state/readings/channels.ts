import {
  CHANNEL_COUNTED_HOURS,
  STATE_CHANNELS,
  STATE_COUNT_MOST,
  type ChannelReading,
  type StateChannel,
} from '@yoimachi/domain/state';
import { addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { channelQueue, countWaitingDeliveries } from '#talk/notification';
import { countMessages } from '#platform/delivery';
import { countJobs } from '#platform/jobs';
import type { StateContext } from '../state-context.ts';
import { agoMs } from './ago.ts';

/**
 * Messages of each channel: notices that wait for it, and everything that was given to its service, codes included. What quiet hours hold back
 * waits for nobody; since when the others do, the channel's jobs say, for a notice may be much older than its turn.
 */
export async function readChannels(context: StateContext): Promise<ChannelReading[]> {
  const jobs = new Map((await countJobs(context.db, STATE_COUNT_MOST)).map((one) => [one.queue, one]));
  const readings: ChannelReading[] = [];
  for (const channel of STATE_CHANNELS)
    readings.push(await readChannel(context, channel, jobs.get(channelQueue(channel))?.oldest_ms ?? null));
  return readings;
}

async function readChannel(
  { db, clock }: StateContext,
  channel: StateChannel,
  oldestMs: number | null,
): Promise<ChannelReading> {
  const now = clock.now();
  const limit = STATE_COUNT_MOST;
  const waiting = await countWaitingDeliveries(db, channel, limit);
  const { tried, failed, sent_later } = await countMessages(db, channel, {
    since: addMinutes(now, -CHANNEL_COUNTED_HOURS * 60),
    later: instantAt(dayOf(now), 0),
    limit,
  });
  return {
    channel,
    count: waiting,
    isMore: waiting >= limit,
    oldestAt: agoMs(clock, oldestMs),
    tried,
    failed,
    sentToday: sent_later,
    isCapped: tried >= limit,
  };
}
