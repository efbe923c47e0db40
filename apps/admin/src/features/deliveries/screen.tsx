import { Link } from '@tanstack/react-router';
import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import { defaultSentence } from '@yoimachi/domain/notice-wording';
import { WORDED_KINDS } from '@yoimachi/domain/notification';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { smallButtonClass } from '#parts/small-button.tsx';
import { Desk, Facts, queueScreen, useAct } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { deliveryTexts as t } from './ja.ts';

type Delivery = CallAnswer<typeof notificationAdminRoutes.listDeadDeliveries>['items'][number];

/** What it tells, with its variables: in the product's own words. */
const kindOf = ({ kind }: Delivery) => {
  const worded = WORDED_KINDS.find((one) => one === kind);
  return worded ? defaultSentence(worded).text.replaceAll(/\{\w+\}/g, t.variable) : kind;
};
const channelOf = ({ channel }: Delivery) => t.channels[channel] ?? channel;
const reviveOne = ({ deliveryId }: Delivery) =>
  call(notificationAdminRoutes.reviveDelivery, { params: { deliveryId } });

function Panel({ row }: { readonly row: Delivery }) {
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
          [t.kind, kindOf(row)],
          [t.channel, channelOf(row)],
          [t.tries, t.times(row.tries)],
          [t.since, whenText(row.askedAt)],
          [t.why, row.reason],
        ]}
      />
      <div>
        <Link to="/members/$accountId" params={{ accountId: row.accountId }} className={smallButtonClass()}>
          {t.openMember}
        </Link>
      </div>
    </Desk>
  );
}

export const deliveries = queueScreen<Delivery>({
  queue: 'deliveries',
  list: notificationAdminRoutes.listDeadDeliveries,
  line: (row) => ({ name: kindOf(row), kind: channelOf(row), what: row.reason ?? '' }),
  Panel,
  bulk: [
    {
      label: t.revive,
      needs: 'reviveDelivery',
      willDo: (row) => t.willRevive(channelOf(row)),
      run: reviveOne,
    },
  ],
  keys: t.keys,
  empty: t.empty,
});
