import { useQuery } from '@tanstack/react-query';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { ALERT_NOTE_MAX } from '@yoimachi/domain/on-call';
import { useRef, useState } from 'react';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { useKeys } from '#lib/use-keys.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { useAct } from '#parts/workbench/index.ts';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { alertTexts as t } from './ja.ts';

type Step = CallAnswer<typeof onCallAdminRoutes.readAlertLog>['items'][number];

/** What was done about it so far, by whom, and a line for what is done next. */
export function AlertLog({ alertId }: { readonly alertId: number }) {
  const log = useQuery(query(onCallAdminRoutes.readAlertLog, { params: { alertId } }));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-gothic text-sm font-bold">{t.log}</h2>
      {log.isError && <Note look="danger">{t.logFailed}</Note>}
      <ol aria-label={t.log} className="flex flex-col gap-3">
        {log.data?.items.map((step, index) => (
          <Entry key={index} step={step} />
        ))}
      </ol>
      <NoteForm alertId={alertId} />
    </section>
  );
}

function Entry({ step: { what, at, operator, note } }: { readonly step: Step }) {
  return (
    <li className="border-l-2 border-line pl-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>
          {operator && <strong>{t.by(operator.name)}</strong>}
          <span>{t.steps[what]}</span>
        </span>
        <span className="nums text-xs text-sub">{whenText(at)}</span>
      </p>
      {note && <p className="mt-1 whitespace-pre-wrap">{visible(note)}</p>}
    </li>
  );
}

function NoteForm({ alertId }: { readonly alertId: number }) {
  const [note, setNote] = useState('');
  const [wasMissed, setMissed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = useAct({
    act: () => call(onCallAdminRoutes.noteAlert, { params: { alertId }, body: { note: note.trim() } }),
    said: () => t.noted,
    stays: true,
  });
  useKeys({ n: () => field.current?.focus() });
  const onWrite = () => {
    setMissed(true);
    if (note.trim() === '') return field.current?.focus();
    write.mutate(undefined, {
      onSuccess: () => {
        setNote('');
        setMissed(false);
      },
    });
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <TextArea
        ref={field}
        label={t.note}
        help={t.noteHelp}
        rows={3}
        className="w-full"
        value={note}
        count={{ text: note, max: ALERT_NOTE_MAX }}
        onChange={(event) => setNote(event.target.value)}
        error={
          wasMissed && note.trim() === ''
            ? t.noteMissing
            : write.error
              ? errorMessage(write.error)
              : undefined
        }
      />
      <SmallButton isPending={write.isPending} onClick={onWrite}>
        {t.doNote}
      </SmallButton>
    </div>
  );
}
