import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { noteAdminRoutes } from '@yoimachi/contract/note';
import { NOTE_MAX } from '@yoimachi/domain/member';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { pages, refresh } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { ListEnd } from '#parts/list-end.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { memberReads, type Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { Nothing, Panel } from './panel.tsx';

/** What the staff notes for each other; a note stays as it was written. */
export function NotesPanel({ member: { id: accountId } }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const now = useNow();
  const list = useInfiniteQuery(pages(noteAdminRoutes.listNotes, { params: { accountId } }));
  const notes = itemsOf(list);
  return (
    <Panel title={t.notes} note={t.notesNote}>
      {mayAct('addNote') && <NoteForm accountId={accountId} />}
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

function NoteForm({ accountId }: { readonly accountId: string }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [wasMissed, setMissed] = useState(false);
  const add = useMutation({
    mutationFn: () => call(noteAdminRoutes.addNote, { params: { accountId }, body: { text } }),
    onSuccess: () => {
      setText('');
      showToast(t.added, 'ok');
    },
    onSettled: () => refresh(queryClient, ...memberReads),
  });
  const run = () => {
    setMissed(text.trim() === '');
    if (text.trim() !== '' && !add.isPending) add.mutate();
  };
  return (
    <form
      className="flex flex-col items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <TextArea
        label={t.addNote}
        help={t.noteHelp}
        rows={2}
        className="w-full"
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={wasMissed ? t.noteMissing : add.isError ? errorMessage(add.error) : undefined}
      />
      <SmallButton type="submit" isPending={add.isPending}>
        {t.add}
      </SmallButton>
    </form>
  );
}
