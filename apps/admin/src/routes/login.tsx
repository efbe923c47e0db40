import { createFileRoute } from '@tanstack/react-router';
import { readNext } from '#features/door';
import { LoginAgain } from '../app/login-again.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }): { next?: string } => readNext(next),
  component: LoginAgain,
});
