import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#find/content';

export const Route = createFileRoute('/guest/help/')({
  component: () => <HelpPage side="guest" />,
});
