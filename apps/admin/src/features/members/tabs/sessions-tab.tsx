import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { showToast } from '#ui/lib/toast.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { memberKey, type Member } from '../api.ts';
import { platformNames } from '../names.ja.ts';
import { AccessRecords } from './access-records.tsx';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';

type Session = CallAnswer<typeof memberAdminRoutes.listMemberSessions>['items'][number];

/** Where the member is signed in, with the way to end it, and from where the member came. */
export function SessionsTab({ member: { id: accountId } }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const [isAsked, setAsked] = useState(false);
  const list = useQuery({
    queryKey: [...memberKey(accountId), 'sessions'],
    queryFn: () => call(memberAdminRoutes.listMemberSessions, { params: { accountId } }),
  });
  const end = useEnd(accountId);
  const rows = list.data?.items ?? [];
  const mayEnd = mayAct('endSessionOfMember');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-1">
        <h2 className="text-base">{t.sessions}</h2>
        {mayAct('endSessionsOfMember') && rows.length > 0 && (
          <SmallButton look="danger" onClick={() => setAsked(true)}>
            {t.endAll}
          </SmallButton>
        )}
      </div>
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && <p className="px-5 py-3 text-sm text-sub">{t.empty}</p>}
      {rows.length > 0 && (
        <DataTable
          id="member-sessions"
          label={t.sessions}
          columns={mayEnd ? [...columns, endColumn(end.isPending, end.mutate)] : columns}
          rows={rows}
          rowId={({ id }) => id}
        />
      )}
      {mayAct('readAccessRecords') && <AccessRecords accountId={accountId} />}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.endAllTitle}
        confirmLabel={t.endAll}
        isDestructive
        isPending={end.isPending}
        onConfirm={() => end.mutate(null, { onSettled: () => setAsked(false) })}
      >
        {t.endAllDetail}
      </ConfirmDialog>
    </>
  );
}

/** Ends one session, or all of them with null. */
function useEnd(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call(memberAdminRoutes.endSessionsOfMember, { params: { accountId } })
        : call(memberAdminRoutes.endSessionOfMember, { params: { accountId, sessionId } }),
    onSuccess: ({ ended }) => showToast(t.sessionsEnded(ended), 'ok'),
    onError: (error) => showToast(errorMessage(error), 'danger'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberKey(accountId) }),
  });
}

const deviceOf = ({ device, browser }: Session): string =>
  [device, browser].filter((part) => part !== null).join('・') || t.unknownDevice;

const columns: readonly Column<Session>[] = [
  { id: 'device', header: t.device, isFixed: true, cell: (row) => <b>{deviceOf(row)}</b> },
  { id: 'platform', header: t.platform, cell: ({ platform }) => platformNames[platform] ?? platform },
  { id: 'signedIn', header: t.signedIn, cell: ({ signedInAt }) => <At at={signedInAt} /> },
  { id: 'lastUsed', header: t.lastUsed, cell: ({ lastUsedAt }) => <At at={lastUsedAt} /> },
];

const endColumn = (isPending: boolean, end: (id: string) => void): Column<Session> => ({
  id: 'act',
  header: t.act,
  isFixed: true,
  cell: (row) => (
    <SmallButton aria-label={t.endOf(deviceOf(row))} isPending={isPending} onClick={() => end(row.id)}>
      {t.end}
    </SmallButton>
  ),
});
