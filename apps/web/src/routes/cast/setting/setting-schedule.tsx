import { createFileRoute } from '@tanstack/react-router';
import { ScheduleScreen, scheduleTexts } from '#meeting/schedule';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/setting/setting-schedule')({ component: ScheduleRoute });

function ScheduleRoute() {
  return (
    <>
      <AppBar title={scheduleTexts.title} />
      <ScheduleScreen />
    </>
  );
}
