import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import type { ClaimOutcome } from '@yoimachi/domain/booking';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { query, refresh } from '#lib/queries.ts';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { useKeys } from '#lib/use-keys.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { ReasonField, useReason } from '#parts/workbench/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { claimTexts as t } from './ja.ts';
import { Outcomes } from './outcomes.tsx';

interface Props {
  readonly bookingId: string;
  /** Needed where claims about several casts are open. */
  readonly castId?: string | undefined;
  /** It is decided. */
  readonly onDecided?: (() => void) | undefined;
}

/** An open claim: what each way to decide it would do, the reason, and the decision. Stands in the queue and on a booking's page. */
export function ClaimDecision({ bookingId, castId, onDecided }: Props) {
  const [outcome, setOutcome] = useState<ClaimOutcome | null>(null);
  const [wasMissed, setMissed] = useState(false);
  const reason = useReason();
  const preview = usePreview(bookingId, castId);
  const decide = useDecide({ bookingId, castId, onDecided });
  const onDecide = () => {
    setMissed(true);
    if (outcome === null) return;
    const given = reason.take();
    if (given !== null && !decide.isPending) decide.mutate({ outcome, reason: given });
  };
  const outcomes = preview.data?.outcomes ?? [];
  useKeys({
    ...Object.fromEntries(outcomes.map((one, index) => [String(index + 1), () => setOutcome(one.outcome)])),
    r: reason.focus,
  });
  if (preview.isError)
    return (
      <div className="flex flex-col items-start gap-3">
        <Note look="danger">{`${t.failed}${errorMessage(preview.error)}`}</Note>
        <SmallButton isPending={preview.isFetching} onClick={() => void preview.refetch()}>
          {t.again}
        </SmallButton>
      </div>
    );
  if (!preview.data)
    return (
      <Skeleton>
        <Bone className="h-52" />
      </Skeleton>
    );
  return (
    <section className="flex flex-col gap-5">
      <Outcomes preview={preview.data} value={outcome} onChange={setOutcome} />
      {wasMissed && outcome === null && <Note look="danger">{t.choose}</Note>}
      <ReasonField reason={reason} of="decideClaim" label={t.reason} help={t.reasonHelp} max={500} />
      <ErrorNote error={decide.error} />
      <Button size="md" isPending={decide.isPending} onClick={onDecide}>
        {t.decide}
      </Button>
    </section>
  );
}

/** Reckoned again whenever it is looked at: the hours go on. */
const usePreview = (bookingId: string, castId: string | undefined) =>
  useQuery(
    query(
      bookingAdminRoutes.previewClaim,
      { params: { bookingId }, body: castId ? { castId } : {} },
      { refetchOnWindowFocus: false, retry: false, staleTime: 60_000 },
    ),
  );

function useDecide({ bookingId, castId, onDecided }: Props) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: { readonly outcome: ClaimOutcome; readonly reason: string }) =>
      call(bookingAdminRoutes.decideClaim, {
        params: { bookingId },
        body: { ...decision, ...(castId && { castId }) },
      }),
    onSuccess: ({ billedPoints }) => {
      showToast(t.decided(formatCount(billedPoints)), 'ok');
      onDecided?.();
    },
    onSettled: () => refresh(queryClient, bookingAdminRoutes, queueAdminRoutes),
  });
}
