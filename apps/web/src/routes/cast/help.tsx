import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#find/content';

export const Route = createFileRoute('/cast/help')({
  component: () => <HelpPage side="cast" />,
});
