import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import type { BankResult } from '@yoimachi/domain/payoff';
import { call } from '#lib/api.ts';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { visible } from '#lib/visible.ts';
import { BulkDialog } from '#parts/workbench/index.ts';
import type { Day } from '#ui/lib/dates.ts';
import { importTexts as t } from './ja.ts';

/** It is said of this day's file: a payment that came back from it and is in another one by now stays as it is. */
const writeOf = (payDay: Day) => (one: BankResult) => {
  const params = { number: one.number };
  return one.result === 'TRANSFERRED'
    ? call(payoffAdminRoutes.markTransferred, { params, body: { payDay } })
    : call(payoffAdminRoutes.markReturned, { params, body: { reason: one.reason, payDay } });
};

type Written = Awaited<ReturnType<ReturnType<typeof writeOf>>>;

interface Props {
  readonly payDay: Day;
  readonly results: readonly BankResult[];
  readonly onClose: () => void;
}

/** Each result as it will be written, then how far the writing is. */
export function WriteResults({ payDay, results, onClose }: Props) {
  return (
    <BulkDialog
      act={{
        label: t.take,
        willDo: (one) =>
          one.result === 'TRANSFERRED' ? t.willBe.TRANSFERRED : visible(t.willBe.RETURNED(one.reason)),
        run: writeOf(payDay),
        wasKnown: (answer) => (answer as Written).wasKnown,
        noteOf: (answer) => {
          const { keptReason } = answer as Written;
          return keptReason === null ? null : visible(t.keptReason(keptReason));
        },
      }}
      rows={results.map((one, index) => ({ ...one, itemId: String(index) }))}
      nameOf={({ number }) => t.number(number)}
      refreshes={[payoffAdminRoutes, queueAdminRoutes]}
      onClose={onClose}
    />
  );
}
