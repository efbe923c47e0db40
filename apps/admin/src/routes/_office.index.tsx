import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstPlace } from '../app/guard.ts';

export const Route = createFileRoute('/_office/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: firstPlace(context.office) });
  },
});
