import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/notification-setting')({
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: () => <ComingScreen title="通知設定" />,
});
