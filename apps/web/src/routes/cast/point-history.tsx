import { createFileRoute } from '@tanstack/react-router';
import { CastPointHistoryPage } from '#money/points';

export const Route = createFileRoute('/cast/point-history')({ component: CastPointHistoryPage });
