import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '#find/content';

export const Route = createFileRoute('/cast/term-of-service')({
  component: () => <StaticPage name="TERM_SERVICE" side="cast" />,
});
