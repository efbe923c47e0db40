import * as z from 'zod/mini';
import { id, instant, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { NOTE_MAX } from '@yoimachi/domain/member';

const one = z.object({ accountId: id() });
const note = z.object({ id: id(), text: z.string(), operatorName: z.string(), at: instant() });

/** What the staff notes about a member, for each other: no number, name or address belongs there. */
export const noteAdminRoutes = {
  listNotes: route('GET', '/members/:accountId/notes', 'operator', {
    summary: "The staff's notes about a member, the newest first.",
    params: one,
    query: z.object(pageQuery),
    answer: page(note),
    errors: ['NOT_FOUND'],
  }),
  addNote: route('POST', '/members/:accountId/notes', 'operator', {
    summary: 'Adds a note, which stays as it is.',
    params: one,
    body: z.object({ text: text(NOTE_MAX) }),
    answer: note,
    errors: ['NOT_FOUND', 'REQUIRED'],
  }),
} as const;
