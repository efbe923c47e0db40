import { createFileRoute } from '@tanstack/react-router';
import { AppPage } from '#talk/push';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/app-setting')({
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: AppPage,
});
