import { useInfiniteQuery } from '@tanstack/react-query';
import { noteAdminRoutes } from '@yoimachi/contract/note';
import { NOTE_MAX } from '@yoimachi/domain/member';
import { pages } from '#lib/queries.ts';
import { act, InlineAct, lines } from '#parts/act/index.ts';
import { visible } from '#lib/visible.ts';
import { ListEnd } from '#parts/list-end.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { memberReads, type Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { Nothing, Panel } from './panel.tsx';

/** What the staff notes for each other; a note stays as it was written. */
export function NotesPanel({ member: { id: accountId } }: { readonly member: Member }) {
  const now = useNow();
  const list = useInfiniteQuery(pages(noteAdminRoutes.listNotes, { params: { accountId } }));
  const notes = itemsOf(list);
  return (
    <Panel title={t.notes} note={t.notesNote}>
      <InlineAct act={addNote} of={accountId} />
      {list.isPending && <Nothing>{t.loading}</Nothing>}
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && notes.length === 0 && <Nothing>{t.noNotes}</Nothing>}
      <ol className="flex flex-col gap-3">
        {notes.map(({ id, text, operatorName, at }) => (
          <li key={id} className="text-sm">
            <p className="wrap-anywhere whitespace-pre-wrap">
              <bdi>{visible(text)}</bdi>
            </p>
            <p className="nums text-xs text-sub">
              {operatorName} {formatDeadline(new Date(at), now)}
            </p>
          </li>
        ))}
      </ol>
      <ListEnd list={list} />
    </Panel>
  );
}

const addNote = act(noteAdminRoutes, 'addNote', {
  label: t.add,
  params: (accountId: string) => ({ accountId }),
  fields: () => ({
    text: lines(t.addNote, { help: t.noteHelp, rows: 2, max: NOTE_MAX, wrong: t.noteMissing }),
  }),
  done: t.added,
  refreshes: memberReads,
});
