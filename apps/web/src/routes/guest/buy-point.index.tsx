import { createFileRoute } from '@tanstack/react-router';
import { BuyPage, readOrderSearch } from '#money/billing';

export const Route = createFileRoute('/guest/buy-point/')({
  validateSearch: readOrderSearch,
  component: BuyPage,
});
