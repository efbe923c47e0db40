import { createFileRoute } from '@tanstack/react-router';
import { HelpPage, readSide } from '#find/content';

/** Help without a login. */
export const Route = createFileRoute('/help')({
  validateSearch: readSide,
  component: () => <HelpPage side={Route.useSearch().side ?? 'guest'} isOpen />,
});
