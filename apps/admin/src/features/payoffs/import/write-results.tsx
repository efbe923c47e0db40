import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import type { BankResult } from '@yoimachi/domain/payoff';
import { call } from '#lib/api.ts';
import { queuesKey } from '#lib/queues.ts';
import { visible } from '#lib/visible.ts';
import { BulkDialog } from '#parts/workbench/index.ts';
import { payoffsKey } from '../api.ts';
import { importTexts as t } from './ja.ts';

const write = (one: BankResult) => {
  const params = { number: one.number };
  return one.result === 'TRANSFERRED'
    ? call(payoffAdminRoutes.markTransferred, { params })
    : call(payoffAdminRoutes.markReturned, { params, body: { reason: one.reason } });
};

type Written = Awaited<ReturnType<typeof write>>;

interface Props {
  readonly results: readonly BankResult[];
  readonly onClose: () => void;
}

/** Each result as it will be written, then how far the writing is. */
export function WriteResults({ results, onClose }: Props) {
  return (
    <BulkDialog
      act={{
        label: t.take,
        willDo: (one) =>
          one.result === 'TRANSFERRED' ? t.willBe.TRANSFERRED : visible(t.willBe.RETURNED(one.reason)),
        run: write,
        wasKnown: (answer) => (answer as Written).wasKnown,
      }}
      rows={results.map((one, index) => ({ ...one, itemId: String(index) }))}
      nameOf={({ number }) => t.number(number)}
      stale={[payoffsKey, queuesKey]}
      onClose={onClose}
    />
  );
}
