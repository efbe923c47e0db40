import { createFileRoute, redirect } from '@tanstack/react-router';
import { ConfirmPage, orderOf, readOrderSearch } from '#money/billing';

export const Route = createFileRoute('/guest/buy-point/confirm')({
  validateSearch: readOrderSearch,
  beforeLoad: ({ search }) => {
    if (!orderOf(search)) throw redirect({ to: '/guest/buy-point', search });
  },
  component: ConfirmPage,
});
