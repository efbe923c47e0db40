import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const awaitedCast = z.object({
  castId: id(),
  nickname: z.string(),
  photo: z.nullable(z.string()),
  since: instant(),
});
export type AwaitedCast = z.output<typeof awaitedCast>;

/** 出勤日のお知らせ: a guest hears when a cast opens days. She does not learn of it. */
export const dayNoticeRoutes = {
  listDayNotices: route('GET', '/day-notices', 'guest', {
    summary: 'The casts of whose days the guest wants to hear, the newest first; those he still sees.',
    answer: z.object({ items: z.array(awaitedCast) }),
    errors: [],
  }),
  switchDayNotice: route('PUT', '/day-notices/:castId', 'guest', {
    summary: 'Whether the guest hears when this cast opens days; the same again changes nothing.',
    params: z.object({ castId: id() }),
    body: z.object({ isOn: z.boolean() }),
    errors: ['NOT_FOUND', 'DAY_NOTICES_FULL'],
  }),
} as const;
