import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationStage } from '@yoimachi/domain/account';
import { requireSession } from '../../app/guard.ts';
import { Shell } from '../../app/shell/shell.tsx';
import { CAST, readEntry } from '../../lib/session-storage.ts';

export const Route = createFileRoute('/cast')({
  beforeLoad: async ({ location }) => {
    const session = await requireSession(CAST, location.href);
    // Her side opens once the four steps of the registration are done.
    if (Number(readEntry('current_step')) < RegistrationStage.SUCCESS_STEP)
      throw redirect({ to: '/authentication/cast' });
    return { session };
  },
  component: () => <Shell side="cast" />,
});
