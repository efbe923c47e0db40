import type { CopiedDay } from '@yoimachi/contract/schedule';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { dayOf, monthOf } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { useBack } from '#lib/use-back.ts';
import { scheduleQuery } from './api/queries.ts';
import { CopyChoice } from './copy-choice.tsx';
import { copyTexts as t } from './copy.ja.ts';
import { CopyResults } from './copy-list.tsx';
import { useSchedules } from './use-schedules.ts';
import { useSearch } from '@tanstack/react-router';

interface Props {
  readonly scheduleId: string;
  /** Back to the schedules. */
  readonly onDone: () => void;
}

/** Copies a schedule to days chosen in a calendar. */
function CopyScheduleScreen({ scheduleId, onDone }: Props) {
  const now = useNow();
  const source = useQuery(scheduleQuery(scheduleId));
  const { planned, upcoming } = useSchedules(now, monthOf(dayOf(now)));
  const [result, setResult] = useState<readonly CopiedDay[] | null>(null);
  if (result) return <Result days={result} onDone={onDone} />;
  if (source.data && planned.data) {
    const finish = (days: readonly CopiedDay[]) => {
      if (days.some(({ outcome }) => outcome === 'REFUSED')) setResult(days);
      else {
        showToast(t.done(days.length), 'ok');
        onDone();
      }
    };
    return <CopyChoice source={source.data} upcoming={upcoming} onCopied={finish} />;
  }
  if (isRefused(source.error)) return <CopyNotFound />;
  const failed = [source, planned].find((query) => query.isError);
  return (
    <Page>
      {failed ? (
        <QueryFailed query={failed} />
      ) : (
        <Skeleton>
          <Bone className="h-20 rounded-lg" />
          <Bone className="h-[360px] rounded-lg" />
        </Skeleton>
      )}
    </Page>
  );
}

/** If there is nothing to copy. */
function CopyNotFound() {
  return <StatePage icon="calendar" title={t.missing} />;
}

function Result({ days, onDone }: { readonly days: readonly CopiedDay[]; readonly onDone: () => void }) {
  return (
    <>
      <Page className="gap-5">
        <Note look="danger">{t.partly}</Note>
        <CopyResults days={days} />
      </Page>
      <StickyBar>
        <Button onClick={onDone}>{t.back}</Button>
      </StickyBar>
    </>
  );
}

export function CopySchedulePage() {
  const { scheduleId } = useSearch({ from: '/cast/setting/setting-schedule_/copy' });
  const back = useBack();
  return (
    <SubPage title={t.title}>
      {scheduleId ? (
        <CopyScheduleScreen key={scheduleId} scheduleId={scheduleId} onDone={back} />
      ) : (
        <CopyNotFound />
      )}
    </SubPage>
  );
}
