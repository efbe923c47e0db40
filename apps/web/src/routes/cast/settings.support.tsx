import { createFileRoute } from '@tanstack/react-router';
import { QuietHelpPage } from '#people/quiet-help';

export const Route = createFileRoute('/cast/settings/support')({ component: QuietHelpPage });
