import { createFileRoute } from '@tanstack/react-router';
import { CastMyPage } from '#people/profile';

export const Route = createFileRoute('/cast/my-profile/')({ component: CastMyPage });
