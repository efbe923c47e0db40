import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '#find/content';

export const Route = createFileRoute('/cast/commercial-transaction')({
  component: () => <StaticPage name="COMMERCIAL_TRANSACTION" side="cast" />,
});
