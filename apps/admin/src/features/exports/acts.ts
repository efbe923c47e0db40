import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { act } from '#parts/act/index.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { exportTexts as t } from './ja.ts';

export type OwnExport = CallAnswer<typeof operatorActAdminRoutes.listOwnExports>['items'][number];

const words = { title: t.sure, help: t.once, label: t.download, done: t.saved } as const;
const params = ({ actId }: OwnExport) => ({ actId });

/** Files that were approved are saved, once. */
export const saveAudit = act(operatorActAdminRoutes, 'readAuditExport', {
  ...words,
  params,
  onDone: (file) => saveFile(file, t.auditName(dayOf(now()))),
});

export const savePersonal = act(operatorActAdminRoutes, 'readPersonalExport', {
  ...words,
  params,
  onDone: (file) => saveFile(file, t.personalName(dayOf(now()))),
});
