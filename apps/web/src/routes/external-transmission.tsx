import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '#find/content';

export const Route = createFileRoute('/external-transmission')({
  component: () => <StaticPage name="EXTERNAL_TRANSMISSION" />,
});
