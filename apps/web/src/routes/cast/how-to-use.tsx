import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '#find/content';

export const Route = createFileRoute('/cast/how-to-use')({
  component: () => <StaticPage name="HOW_TO_USE" side="cast" />,
});
