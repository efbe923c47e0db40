import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../../app/guard.ts';
import { Shell } from '../../app/shell/shell.tsx';
import { CAST } from '../../lib/session-storage.ts';

export const Route = createFileRoute('/cast')({
  beforeLoad: ({ location }) => requireSession(CAST, location.href).then((session) => ({ session })),
  component: () => <Shell side="cast" />,
});
