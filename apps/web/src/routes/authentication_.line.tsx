import { createFileRoute } from '@tanstack/react-router';
import { LineReturnPage, readLineAddress } from '#people/account';

export const Route = createFileRoute('/authentication_/line')({
  validateSearch: readLineAddress,
  component: LineReturnPage,
});
