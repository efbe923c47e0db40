import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#talk/inquiry';

/** Open: who cannot sign in, or is locked out, needs it most. `signedOut`: from a screen behind which nobody gets. */
export const Route = createFileRoute('/contact-us/')({
  validateSearch: ({ signedOut }: Readonly<Record<string, unknown>>): { readonly signedOut?: true } =>
    signedOut === true ? { signedOut } : {},
  component: ContactPage,
});
