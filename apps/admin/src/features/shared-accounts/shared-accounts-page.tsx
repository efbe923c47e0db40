import { bankAdminRoutes } from '@yoimachi/contract/bank-admin';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { DataTable } from '#parts/data-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { Screen } from '#parts/page-head.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { State } from '#ui/state.tsx';
import { sharedAccountTexts as t } from './ja.ts';

type Shared = CallAnswer<typeof bankAdminRoutes.readSharedAccounts>['items'][number];

/** Casts who have a bank account in common, one below the other; private, so why is asked first. */
export function SharedAccountsPage() {
  const read = useRead('shared-accounts', (reason) =>
    call(bankAdminRoutes.readSharedAccounts, { body: { reason } }),
  );
  return (
    <Screen title={t.title}>
      <div className="flex flex-col gap-4 p-5">
        <p className="phrase text-sm text-sub">{t.help}</p>
        <ReadGate read={read} what={t.what}>
          {({ items }) =>
            items.length === 0 ? (
              <State icon="bank" title={t.empty} />
            ) : (
              <DataTable
                id="shared-accounts"
                label={t.label}
                columns={columns}
                rows={items}
                rowId={({ castId, account }) => `${account} ${castId}`}
              />
            )
          }
        </ReadGate>
      </div>
    </Screen>
  );
}

const columns: readonly Column<Shared>[] = [
  fixedColumn('account', t.account, ({ account }) => (
    <span className="nums whitespace-nowrap">{visible(account)}</span>
  )),
  column('cast', t.cast, ({ castId, nickname }) => <MemberLink id={castId} nickname={nickname} />),
  column('holder', t.holder, ({ holderKana }) => <bdi>{visible(holderKana.normalize('NFKC'))}</bdi>),
  column('changed', t.changed, ({ changedAt }) => (
    <span className="nums">{changedAt ? whenText(changedAt) : t.unchanged}</span>
  )),
];
