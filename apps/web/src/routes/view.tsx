import { createFileRoute } from '@tanstack/react-router';
import { ViewPage } from '#people/viewing';

export const Route = createFileRoute('/view')({ component: ViewPage });
