import { createFileRoute } from '@tanstack/react-router';
import { hasCastSide, requireAnySession } from '../app/guard.ts';
import { Outside } from '../app/shell/root.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { GUEST } from '#lib/session-storage.ts';

/** An address for both sides and for nobody: members stay between the bar and the menu that led here. */
export const Route = createFileRoute('/contact-us')({
  // Nobody, or somebody who may not go on, is led nowhere else: they need it most.
  beforeLoad: async ({ search }) => ({
    session: 'signedOut' in search ? null : await requireAnySession('').catch(() => null),
  }),
  component: () => {
    const { session } = Route.useRouteContext();
    if (session?.userType === GUEST) return <Shell side="guest" />;
    return session && hasCastSide() ? <Shell side="cast" /> : <Outside />;
  },
});
