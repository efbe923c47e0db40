import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/contact-us/history')({
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: () => <ComingScreen title="お問い合わせ履歴" />,
});
