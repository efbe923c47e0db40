import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useMutation } from '@tanstack/react-query';
import type { AdminCall } from '@yoimachi/contract/admin';
import type { PayoffShelf } from '@yoimachi/domain/payoff-shelves';
import { useMayAct } from '#lib/office.ts';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { BulkDialog } from '#parts/workbench/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { allOfShelf, type DayPayoff, type PayDay } from './api.ts';
import { sumsOf } from './shelf-sums.ts';

interface Props {
  readonly day: PayDay;
  readonly shelf: PayoffShelf;
  readonly needs: AdminCall;
  readonly label: string;
  readonly title: string;
  readonly willDo: (row: DayPayoff) => string;
  readonly run: (row: DayPayoff) => Promise<unknown>;
}

/** One act for all that stands in one place of a day: each is shown before, and told of when it fails, also once nothing is left there. */
export function AllOfShelf({ day, shelf, needs, label, title, willDo, run }: Props) {
  const mayAct = useMayAct();
  const gather = useMutation({
    mutationFn: async () =>
      (await allOfShelf(day.payDay, shelf)).map((row) => ({ ...row, itemId: String(row.number) })),
    onError: (error) => showToast(errorMessage(error), 'danger'),
  });
  if (!mayAct(needs)) return null;
  return (
    <>
      {sumsOf(day, shelf).count > 0 && (
        <SmallButton isPending={gather.isPending} onClick={() => gather.mutate()}>
          {label}
        </SmallButton>
      )}
      {gather.data && (
        <BulkDialog
          act={{ label: title, willDo, run }}
          rows={gather.data}
          nameOf={({ cast }) => `${cast.nickname} ${cast.number}`}
          refreshes={[payoffAdminRoutes, queueAdminRoutes]}
          onClose={gather.reset}
        />
      )}
    </>
  );
}
