import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../../app/use-back.ts';
import { CopyNotFound, CopyScheduleScreen, copyTexts } from '#meeting/schedule';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/setting/setting-schedule_/copy')({
  validateSearch: (search): { readonly scheduleId?: string } =>
    typeof search['scheduleId'] === 'string' ? { scheduleId: search['scheduleId'] } : {},
  component: CopyRoute,
});

function CopyRoute() {
  const { scheduleId } = Route.useSearch();
  const back = useBack();
  return (
    <>
      <AppBar title={copyTexts.title} onBack={back} />
      {scheduleId ? (
        <CopyScheduleScreen key={scheduleId} scheduleId={scheduleId} onDone={back} />
      ) : (
        <CopyNotFound />
      )}
    </>
  );
}
