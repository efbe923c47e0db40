import { createFileRoute, redirect } from '@tanstack/react-router';
import { hasCastSide, requireSession } from '../../app/guard.ts';
import { Shell } from '../../app/shell/shell.tsx';
import { CAST } from '#lib/session-storage.ts';

export const Route = createFileRoute('/cast')({
  beforeLoad: async ({ location }) => {
    const session = await requireSession(CAST, location.href);
    if (!hasCastSide()) throw redirect({ to: '/authentication/cast' });
    return { session };
  },
  component: () => <Shell side="cast" />,
});
