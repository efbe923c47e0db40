import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, ReasonField, useAct, useReason } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { penaltyTexts as t } from './ja.ts';
import { PenaltyChoice } from './penalty-choice.tsx';

type Penalised = CallAnswer<typeof bookingAdminRoutes.listPenalties>['items'][number];

function Panel({ row }: { readonly row: Penalised }) {
  const reason = useReason();
  const [chosenId, setChosen] = useState<string>();
  const [wasMissed, setMissed] = useState(false);
  // One that somebody has lifted meanwhile is not chosen any more.
  const penaltyId = row.penalties.find((penalty) => penalty.penaltyId === chosenId)?.penaltyId;
  const lift = useAct({
    act: (given: { readonly penaltyId: string; readonly reason: string }) =>
      call(bookingAdminRoutes.liftPenalty, {
        params: { penaltyId: given.penaltyId },
        body: { reason: given.reason },
      }),
    said: ({ counting }) => t.lifted(row.nickname, counting),
    // Whether she is still due for a review the list says.
    stays: true,
  });
  const close = useAct({
    act: (given: string) =>
      call(bookingAdminRoutes.closePenaltyReview, {
        params: { castId: row.castId },
        body: { seenId: row.penalties.at(-1)!.penaltyId, reason: given },
      }),
    said: () => t.closed(row.nickname),
  });
  const isPending = lift.isPending || close.isPending;
  const onClose = () => {
    const given = reason.take();
    if (given !== null && !isPending) close.mutate(given);
  };
  const onLift = () => {
    setMissed(penaltyId === undefined);
    const given = reason.take();
    if (penaltyId !== undefined && given !== null && !isPending) lift.mutate({ penaltyId, reason: given });
  };
  useKeys({ r: reason.focus, c: onClose });
  return (
    <Desk
      row={row}
      side={
        <ReasonField
          reason={reason}
          of={penaltyId === undefined ? 'closePenaltyReview' : 'liftPenalty'}
          label={t.reason}
          max={500}
        />
      }
      said={t.detail}
      error={lift.error ?? close.error}
      acts={
        <>
          <Button variant="line" size="md" isPending={lift.isPending} onClick={onLift}>
            {t.lift}
          </Button>
          <Button size="md" isPending={close.isPending} onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <Facts facts={[[t.cast, <MemberLink key="cast" id={row.castId} nickname={row.nickname} />]]} />
      <PenaltyChoice
        penalties={row.penalties}
        chosenId={penaltyId}
        onChoose={setChosen}
        error={wasMissed && penaltyId === undefined ? t.chooseMissing : undefined}
      />
      <p className="phrase text-sm text-sub">{t.toMember}</p>
    </Desk>
  );
}

export const penalties = queueScreen<Penalised>({
  queue: 'penalties',
  list: bookingAdminRoutes.listPenalties,
  line: (row) => ({ name: row.nickname, kind: t.cast, what: t.what(row.penalties.length) }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});
