import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSession } from '../../app/guard.ts';
import { Shell } from '../../app/shell/shell.tsx';
import { CAST, readEntry } from '#lib/session-storage.ts';

/** SUCCESS_STEP of the registration stages: her side opens once the four steps are done. */
const SUCCESS_STEP = 4;

export const Route = createFileRoute('/cast')({
  beforeLoad: async ({ location }) => {
    const session = await requireSession(CAST, location.href);
    if (Number(readEntry('current_step')) < SUCCESS_STEP) throw redirect({ to: '/authentication/cast' });
    return { session };
  },
  component: () => <Shell side="cast" />,
});
