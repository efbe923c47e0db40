import { createFileRoute } from '@tanstack/react-router';
import { requireOffice } from '../app/guard.ts';
import { Shell } from '../app/shell/shell.tsx';

export const Route = createFileRoute('/_office')({
  beforeLoad: async ({ context, location }) => ({
    office: await requireOffice(context.queryClient, location.href),
  }),
  component: Shell,
});
