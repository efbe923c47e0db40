import * as z from 'zod/mini';
import { id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { MEMO_MAX } from '@yoimachi/domain/memo';

const about = z.object({ friendId: id() });

/** What somebody notes about a guest or cast; nobody else ever reads it. */
export const memoRoutes = {
  readMemo: route('GET', '/memos/:friendId', 'member', {
    summary: "One's own memo on somebody; empty without one.",
    params: about,
    answer: z.object({ text: z.string(), updatedAt: z.nullable(instant()) }),
    errors: ['NOT_FOUND'],
  }),
  writeMemo: route('PUT', '/memos/:friendId', 'member', {
    summary: "Keeps one's own memo on somebody; an empty one goes.",
    params: about,
    body: z.object({ text: text(MEMO_MAX) }),
    answer: z.object({ updatedAt: z.nullable(instant()) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
