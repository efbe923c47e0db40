import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { call } from '#lib/api.ts';
import { errorMessage } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { showToast } from '#ui/lib/toast.ts';
import { exportTexts as t } from './ja.ts';

export type OwnExport = CallAnswer<typeof operatorActAdminRoutes.listOwnExports>['items'][number];

const exportsKey = ['exports'] as const;

export const useExports = () =>
  useQuery({ queryKey: exportsKey, queryFn: () => call(operatorActAdminRoutes.listOwnExports) });

/** Saves a file that was approved; how far it is, is read again, also after a refusal. */
export function useDownload() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ actId, kind }: OwnExport) => {
      const params = { actId };
      const today = dayOf(now());
      if (kind === 'AUDIT_EXPORT')
        saveFile(await call(operatorActAdminRoutes.readAuditExport, { params }), t.auditName(today));
      else saveFile(await call(operatorActAdminRoutes.readPersonalExport, { params }), t.personalName(today));
    },
    onSuccess: () => showToast(t.saved, 'ok'),
    onError: (error) => showToast(errorMessage(error), 'danger'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
  });
}
