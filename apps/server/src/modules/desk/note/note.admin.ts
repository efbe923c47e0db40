import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { noteAdminRoutes } from '@yoimachi/contract/note';
import { fail, ok } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { isUuid } from '#platform/crypto';
import { cutPage, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { insertNote, isMember, notesOf } from './note.store.ts';

export const noteAdmin = ({ db, clock, ids }: ActContext): OperatorHandlers<typeof noteAdminRoutes> => ({
  async listNotes({ params: { accountId }, query: { cursor } }) {
    if (!(await isMember(db, accountId))) return fail('NOT_FOUND');
    if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
    const rows = await notesOf(db, accountId, { after: cursor ?? null, limit: OFFICE_PAGE_SIZE + 1 });
    return ok(cutPage(rows, OFFICE_PAGE_SIZE, ({ id }) => id));
  },
  async addNote({ params: { accountId }, body, operator }) {
    const text = body.text.trim();
    if (!hasVisibleText(text)) return fail('REQUIRED', 'text');
    if (!(await isMember(db, accountId))) return fail('NOT_FOUND');
    const at = clock.now();
    const id = ids.newId();
    await insertNote(db, { id, accountId, operatorId: operator.id, text, writtenAt: at });
    return ok({ id, text, operatorName: operator.name, at });
  },
});
