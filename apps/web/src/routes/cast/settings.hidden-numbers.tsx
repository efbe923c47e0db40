import { createFileRoute } from '@tanstack/react-router';
import { HiddenNumbersPage } from '#people/hidden-numbers';

export const Route = createFileRoute('/cast/settings/hidden-numbers')({ component: HiddenNumbersPage });
