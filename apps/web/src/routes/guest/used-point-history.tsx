import { createFileRoute } from '@tanstack/react-router';
import { GuestPointHistoryPage } from '#money/points';

export const Route = createFileRoute('/guest/used-point-history')({ component: GuestPointHistoryPage });
