import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, ReasonField, useAct, useReason } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { frozenTexts as t } from './ja.ts';

type Frozen = CallAnswer<typeof operatorActAdminRoutes.listFrozenRewards>['items'][number];
type Outcome = keyof typeof t.outcomes;
const DECISIONS = { RELEASE: 'releaseReward', RETURN: 'proposeRewardReturn' } as const;

function Panel({ row }: { readonly row: Frozen }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [wasMissed, setMissed] = useState(false);
  const reason = useReason();
  const decide = useDecide(row);
  const onDecide = () => {
    setMissed(true);
    if (outcome === null) return;
    const given = reason.take();
    if (given !== null && !decide.isPending) decide.mutate({ outcome, reason: given });
  };
  useKeys({
    1: () => setOutcome('RELEASE'),
    2: () => setOutcome('RETURN'),
    r: reason.focus,
  });
  const amounts = { RELEASE: row.rewardPoints, RETURN: row.rewardPoints + row.feePoints };
  const options = (Object.keys(t.outcomes) as Outcome[]).map((value) => ({
    value,
    label: t.outcomes[value].label,
    help: t.outcomes[value].help(pointsText(amounts[value])),
  }));
  return (
    <Desk
      row={row}
      side={
        <>
          <RadioCards
            label={t.outcome}
            options={options}
            value={outcome}
            onChange={setOutcome}
            error={wasMissed && outcome === null ? t.choose : undefined}
          />
          {outcome && <ReasonField reason={reason} of={DECISIONS[outcome]} label={t.reason} />}
        </>
      }
      error={decide.error}
      acts={
        <Button size="md" isPending={decide.isPending} onClick={onDecide}>
          {outcome === null ? t.decide : outcome === 'RELEASE' ? t.release : t.propose}
        </Button>
      }
    >
      <p className="phrase text-sm text-sub">{t.detail}</p>
      <FrozenFacts row={row} />
    </Desk>
  );
}

interface Given {
  readonly outcome: Outcome;
  readonly reason: string;
}

const useDecide = ({ participationId }: Frozen) =>
  useAct({
    /** What was done, in words. */
    act: async ({ outcome, reason }: Given): Promise<string> => {
      const given = { params: { participationId }, body: { reason } };
      if (outcome === 'RELEASE') {
        const { rewardPoints } = await call(operatorActAdminRoutes.releaseReward, given);
        return t.released(pointsText(rewardPoints));
      }
      await call(operatorActAdminRoutes.proposeRewardReturn, given);
      return t.proposed;
    },
    said: (text) => text,
  });

function FrozenFacts({ row }: { readonly row: Frozen }) {
  return (
    <Facts
      facts={[
        [t.cast, <MemberLink key="cast" id={row.castId} nickname={row.castName} />],
        [t.guest, <MemberLink key="guest" id={row.guestId} nickname={row.guestName} />],
        [
          t.booking,
          <BookingLink key="booking" id={row.bookingId}>
            {row.number}
          </BookingLink>,
        ],
        [
          t.reward,
          <strong key="reward" className="text-base">
            {pointsText(row.rewardPoints)}
          </strong>,
        ],
        [t.fee, pointsText(row.feePoints)],
        [t.since, whenText(row.askedAt)],
      ]}
    />
  );
}

export const frozenRewards = queueScreen<Frozen>({
  queue: 'frozen-rewards',
  list: operatorActAdminRoutes.listFrozenRewards,
  line: ({ castName, guestName, rewardPoints }) => ({
    name: t.pair(castName, guestName),
    what: t.what(pointsText(rewardPoints)),
  }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});
