import { createFileRoute } from '@tanstack/react-router';
import { isDay } from '@yoimachi/domain/time';
import { PointReportPage } from '#features/ledger';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/ledger/report')({
  validateSearch: ({ base }: Record<string, unknown>): { readonly base?: string } =>
    typeof base === 'string' && isDay(base) ? { base } : {},
  beforeLoad: ({ context }) => refuseOthers(context.office, 'readPointReport'),
  component: PointReportPage,
});
