import { createFileRoute } from '@tanstack/react-router';
import { requireAnySession } from '../app/guard.ts';
import { EitherSide } from '../app/shell/either-side.tsx';

export const Route = createFileRoute('/contact-us')({
  // Nobody, or somebody who may not go on, is led nowhere else: they need it most.
  beforeLoad: async ({ search }) => ({
    session: 'signedOut' in search ? null : await requireAnySession('').catch(() => null),
  }),
  component: EitherSide,
});
