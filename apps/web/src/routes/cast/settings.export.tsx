import { createFileRoute } from '@tanstack/react-router';
import { ExportPage } from '#people/own-data';

export const Route = createFileRoute('/cast/settings/export')({ component: ExportPage });
