import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { notificationTexts } from '#talk/notification';
import { NotificationScreen } from '../../features/talk/notification/notification-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/notification')({ component: Notifications });

function Notifications() {
  return (
    <>
      <AppBar title={notificationTexts.title} onBack={useBack()} />
      <NotificationScreen />
    </>
  );
}
