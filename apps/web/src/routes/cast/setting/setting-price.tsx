import { createFileRoute } from '@tanstack/react-router';
import { PricePage } from '#people/pricing';

export const Route = createFileRoute('/cast/setting/setting-price')({ component: PricePage });
