import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../../app/guard.ts';
import { Shell } from '../../app/shell/shell.tsx';
import { GUEST } from '#lib/session-storage.ts';

export const Route = createFileRoute('/guest')({
  beforeLoad: ({ location }) => requireSession(GUEST, location.href).then((session) => ({ session })),
  component: () => <Shell side="guest" />,
});
