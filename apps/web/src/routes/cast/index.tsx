import { createFileRoute } from '@tanstack/react-router';
import { CastHomePage } from '#meeting/cast-home';

export const Route = createFileRoute('/cast/')({ component: CastHomePage });
