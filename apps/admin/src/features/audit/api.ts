import { useMutation } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type AuditRow = CallAnswer<typeof officeAdminRoutes.searchAudit>['items'][number];

export const useCheckAudit = () => useMutation({ mutationFn: () => call(officeAdminRoutes.checkAudit) });
