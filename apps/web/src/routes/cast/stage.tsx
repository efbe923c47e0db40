import { createFileRoute } from '@tanstack/react-router';
import { StagePage } from '#money/stage';

export const Route = createFileRoute('/cast/stage')({ component: StagePage });
