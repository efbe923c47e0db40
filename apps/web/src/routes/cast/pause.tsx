import { createFileRoute } from '@tanstack/react-router';
import { PausePage } from '#people/pause';

export const Route = createFileRoute('/cast/pause')({ component: PausePage });
