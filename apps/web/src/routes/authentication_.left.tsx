import { createFileRoute } from '@tanstack/react-router';
import { LeftPage } from '#people/leaving';

export const Route = createFileRoute('/authentication_/left')({ component: LeftPage });
