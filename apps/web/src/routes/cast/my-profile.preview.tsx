import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '#find/search';

export const Route = createFileRoute('/cast/my-profile/preview')({ component: PreviewPage });
