import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#talk/inquiry';
import { anySession } from '../app/guard.ts';

/** Open: who cannot sign in, or is locked out, needs it most. */
export const Route = createFileRoute('/contact-us/')({
  /** `signedOut`: from a screen behind which nobody gets, also with a session that is kept here. */
  validateSearch: ({ signedOut }: Readonly<Record<string, unknown>>): { readonly signedOut?: true } =>
    signedOut === true ? { signedOut } : {},
  beforeLoad: async ({ search }) => ({ session: search.signedOut ? null : await anySession() }),
  component: ContactPage,
});
