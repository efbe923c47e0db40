import { createFileRoute } from '@tanstack/react-router';
import { sharedComing } from '../app/coming-titles.ja.ts';
import { ComingScreen } from '../app/coming-screen.tsx';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/contact-us/history')({
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: () => <ComingScreen title={sharedComing.contactHistory} />,
});
