import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '#find/content';

export const Route = createFileRoute('/cast/privacy-policy-detail')({
  component: () => <StaticPage name="PRIVACY_POLICY" side="cast" />,
});
