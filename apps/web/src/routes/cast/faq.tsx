import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '#find/content';

export const Route = createFileRoute('/cast/faq')({
  component: () => <StaticPage name="FAQ" side="cast" />,
});
