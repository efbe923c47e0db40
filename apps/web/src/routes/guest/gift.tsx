import { createFileRoute } from '@tanstack/react-router';
import { SentGiftsPage } from '#money/gift';

export const Route = createFileRoute('/guest/gift')({ component: SentGiftsPage });
