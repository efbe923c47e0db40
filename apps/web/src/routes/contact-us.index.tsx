import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#talk/inquiry';
import { anySession } from '../app/guard.ts';

/** Open: who cannot sign in, or is locked out, needs it most. */
export const Route = createFileRoute('/contact-us/')({
  loader: () => anySession(),
  component: () => <ContactPage session={Route.useLoaderData()} />,
});
