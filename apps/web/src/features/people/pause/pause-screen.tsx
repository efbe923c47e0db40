import { addDays } from '@yoimachi/domain/time';
import { RESUME_WITHIN_DAYS } from '@yoimachi/domain/pause';
import { pauseRoutes, type PauseState } from '@yoimachi/contract/pause';
import { profileRoutes } from '@yoimachi/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { dayOf } from '#lib/dates.ts';
import { query, refresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useSend } from '#lib/use-send.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pauseTexts as t } from './ja.ts';

/** Requests come and go, so that it is read again. */
const pauseQuery = () => query(pauseRoutes.getPause, {}, { staleTime: 0 });

/** 一時休止: how she stands, what stays, and the way in and out. */
export function PausePage() {
  return (
    <QueryPage title={t.title} query={pauseQuery()} skeleton={<CardListSkeleton count={2} />}>
      {(data) => <PauseForm key={`${data.paused} ${data.resumeDay}`} state={data} />}
    </QueryPage>
  );
}

function PauseForm({ state }: { readonly state: PauseState }) {
  const client = useQueryClient();
  // Pauses, names another day, or resumes; sent twice it is the same.
  const send = useSend(pauseRoutes.putPause, {
    onSuccess: async (next) => {
      client.setQueryData(pauseQuery().queryKey, next);
      await refresh(client, profileRoutes.castHome, profileRoutes.getCastProfile);
    },
  });
  const [day, setDay] = useState(state.resumeDay ?? '');
  const [isAsked, setAsked] = useState(false);
  const resumeDay = day === '' ? null : day;
  const say = (text: string) => () => {
    setAsked(false);
    showToast(text, 'ok');
  };
  const save = (text: string) => send.mutate({ body: { paused: true, resumeDay } }, { onSuccess: say(text) });
  const failed = <ErrorNote error={send.error} />;
  return (
    <Page className="gap-6">
      <Present state={state} />
      <Effects state={state} />
      <Card className="flex flex-col gap-4">
        <ResumeDay value={day} onChange={setDay} />
        {!isAsked && failed}
        {state.paused && (
          <>
            <Button
              variant="line"
              isPending={send.isPending && send.variables.body.paused}
              isDisabled={resumeDay === state.resumeDay}
              onClick={() => save(t.wasChanged)}
            >
              {t.change}
            </Button>
            <Button
              isPending={send.isPending && !send.variables.body.paused}
              onClick={() => send.mutate({ body: { paused: false } }, { onSuccess: say(t.wasResumed) })}
            >
              {t.resume}
            </Button>
          </>
        )}
        {!state.paused && <Button onClick={() => setAsked(true)}>{t.pause}</Button>}
      </Card>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.pauseTitle}
        confirmLabel={t.pause}
        isPending={send.isPending}
        onConfirm={() => save(t.wasPaused)}
      >
        <p>{t.hidden}</p>
        <p>{t.kept}</p>
        {failed}
      </ConfirmDialog>
    </Page>
  );
}

function Present({ state: { paused, resumeDay } }: { readonly state: PauseState }) {
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <Chip look={paused ? 'wait' : 'ok'}>{paused ? t.paused : t.open}</Chip>
      </div>
      <p className="phrase text-sm">{paused ? t.pausedDetail : t.openDetail}</p>
      {paused && <p className="phrase text-sm font-bold">{resumeDay ? t.until(resumeDay) : t.noEnd}</p>}
      <Note>
        {t.note[0]}
        <span className="whitespace-nowrap">{t.note[1]}</span>
      </Note>
    </Card>
  );
}

/** What a pause does, and what of hers it leaves as it is. */
function Effects({ state }: { readonly state: PauseState }) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.effects}</H2>
      <Sentences texts={[t.hidden, t.kept, t.schedule]} />
      <Rows
        rows={[
          { label: t.pending, amount: <span className="nums">{t.cases(state.pendingCount)}</span> },
          { label: t.approved, amount: <span className="nums">{t.cases(state.approvedCount)}</span> },
        ]}
      />
    </Card>
  );
}

function ResumeDay({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const today = dayOf(now());
  return (
    <TextField
      type="date"
      label={t.resumeDay}
      help={t.resumeDayHelp}
      min={addDays(today, 1)}
      max={addDays(today, RESUME_WITHIN_DAYS)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
