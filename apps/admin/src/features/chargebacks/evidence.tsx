import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { visible } from '#lib/visible.ts';
import { act, readReason } from '#parts/act/index.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { chargebackTexts as t } from './ja.ts';

export type Chargeback = CallAnswer<typeof billingAdminRoutes.listChargebacks>['items'][number];

/** What speaks for a payment that was taken back, saved as a file; why is kept. */
export const readEvidence = act(billingAdminRoutes, 'readEvidence', {
  title: t.evidenceTitle,
  help: t.evidenceHelp,
  label: t.save,
  open: t.evidence,
  openOf: ({ nickname }) => t.evidenceOf(visible(nickname)),
  params: ({ chargebackId }: Chargeback) => ({ chargebackId }),
  fields: () => ({ reason: readReason([t.forCardCompany, cannedReasons.read.AUTHORITY]) }),
  onDone: (file) => saveFile(file, t.fileName(dayOf(now()))),
  done: t.saved,
});
