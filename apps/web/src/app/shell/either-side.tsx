import { useRouteContext } from '@tanstack/react-router';
import { GUEST } from '#lib/session-storage.ts';
import { hasCastSide } from '../guard.ts';
import { Outside } from './root.tsx';
import { Shell } from './shell.tsx';

/** Around what is for both sides and for nobody: members stay between the bar and the menu that led here. */
export function EitherSide() {
  const { session } = useRouteContext({ from: '/contact-us' });
  if (session?.userType === GUEST) return <Shell side="guest" />;
  return session && hasCastSide() ? <Shell side="cast" /> : <Outside />;
}
