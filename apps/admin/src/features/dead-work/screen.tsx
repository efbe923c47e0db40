import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { Desk, Facts, queueScreen, useAct } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { deadWorkTexts as t } from './ja.ts';

type DeadWork = CallAnswer<typeof operatorAdminRoutes.listDeadWork>['items'][number];

const reviveOne = ({ what, itemId }: DeadWork) =>
  what === 'EVENT'
    ? call(operatorAdminRoutes.reviveEvent, { params: { eventId: Number(itemId) } })
    : call(operatorAdminRoutes.reviveJob, { params: { jobId: itemId } });

function Panel({ row }: { readonly row: DeadWork }) {
  const revive = useAct({ act: () => reviveOne(row), said: () => t.revived });
  const onRevive = () => !revive.isPending && revive.mutate();
  useKeys({ a: onRevive });
  return (
    <Desk
      row={row}
      error={revive.error}
      side={<p className="phrase text-sm text-sub">{t.detail}</p>}
      acts={
        <Button size="md" isPending={revive.isPending} onClick={onRevive}>
          {t.revive}
        </Button>
      }
    >
      <Facts
        facts={[
          [t.name, row.name],
          [t.kind, t.kinds[row.what]],
          [t.since, whenText(row.askedAt)],
          [t.id, row.itemId],
        ]}
      />
      <section className="flex flex-col gap-2">
        <h2 className="font-gothic text-sm font-bold">{t.why}</h2>
        <pre className="rounded-lg bg-sunken p-4 text-xs break-all whitespace-pre-wrap">{row.reason}</pre>
      </section>
    </Desk>
  );
}

export const deadWork = queueScreen<DeadWork>({
  queue: 'dead-work',
  list: operatorAdminRoutes.listDeadWork,
  line: ({ name, what, reason }) => ({ name, kind: t.kinds[what], what: reason }),
  Panel,
  bulk: [
    {
      label: t.revive,
      needs: 'reviveJob',
      willDo: ({ name }) => t.willRevive(name),
      run: reviveOne,
    },
  ],
  keys: t.keys,
  empty: t.empty,
});
