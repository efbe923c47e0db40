import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '#find/content';

/** Open: who cannot sign in needs it most. */
export const Route = createFileRoute('/contact-us/')({ component: SupportPage });
