import { createFileRoute } from '@tanstack/react-router';
import { OpenHelpPage, readSide } from '#find/content';

/** Help without a login. */
export const Route = createFileRoute('/help')({ validateSearch: readSide, component: OpenHelpPage });
