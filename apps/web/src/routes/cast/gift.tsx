import { createFileRoute } from '@tanstack/react-router';
import { ReceivedGiftsPage } from '#money/gift';

export const Route = createFileRoute('/cast/gift')({ component: ReceivedGiftsPage });
