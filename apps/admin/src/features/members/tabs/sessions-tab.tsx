import { useQuery } from '@tanstack/react-query';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { useMayAct } from '#lib/office.ts';
import { query } from '#lib/queries.ts';
import { act, ActButton } from '#parts/act/index.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import type { Member } from '../api.ts';
import { platformNames } from '../names.ja.ts';
import { AccessRecords } from './access-records.tsx';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';

type Session = CallAnswer<typeof memberAdminRoutes.listMemberSessions>['items'][number] & {
  readonly accountId: string;
};

/** Where the member is signed in, with the way to end it, and from where the member came. */
export function SessionsTab({ member: { id: accountId } }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const list = useQuery(query(memberAdminRoutes.listMemberSessions, { params: { accountId } }));
  const rows = list.data?.items.map((one) => ({ ...one, accountId })) ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-1">
        <h2 className="text-base">{t.sessions}</h2>
        {rows.length > 0 && <ActButton act={endAll} of={accountId} look="danger" />}
      </div>
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <DataTable
          id="member-sessions"
          label={t.sessions}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          acts={[endOne]}
          empty={<p className="px-5 py-3 text-sm text-sub">{t.empty}</p>}
        />
      )}
      {mayAct('readAccessRecords') && <AccessRecords accountId={accountId} />}
    </>
  );
}

const deviceOf = ({ device, browser }: Session): string =>
  [device, browser].filter((part) => part !== null).join('・') || t.unknownDevice;

const columns: readonly Column<Session>[] = [
  fixedColumn('device', t.device, (row) => <b>{deviceOf(row)}</b>),
  column('platform', t.platform, ({ platform }) => platformNames[platform] ?? platform),
  column('signedIn', t.signedIn, ({ signedInAt }) => <At at={signedInAt} />),
  column('lastUsed', t.lastUsed, ({ lastUsedAt }) => <At at={lastUsedAt} />),
];

const endAll = act(memberAdminRoutes, 'endSessionsOfMember', {
  title: t.endAllTitle,
  help: t.endAllDetail,
  label: t.endAll,
  isDestructive: true,
  params: (accountId: string) => ({ accountId }),
  done: ({ ended }) => t.sessionsEnded(ended),
});

const endOne = act(memberAdminRoutes, 'endSessionOfMember', {
  label: t.end,
  isDirect: true,
  openOf: (one) => t.endOf(deviceOf(one)),
  params: ({ accountId, id }: Session) => ({ accountId, sessionId: id }),
  done: ({ ended }) => t.sessionsEnded(ended),
});
