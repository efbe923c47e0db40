import { useQuery } from '@tanstack/react-query';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { AnswerOf } from '@yoimachi/contract/route';
import { query } from '#lib/queries.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { FailedRow } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Rows } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { pointTexts as t } from './ja.ts';

export type PointDetail = AnswerOf<typeof pointsRoutes.pointDetail>;

/** The guest's points by lot, nearest expiry first. */
export const pointDetailQuery = () => query(pointsRoutes.pointDetail);

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The guest's points by lot and expiry. */
export function LotsSheet({ isOpen, onClose }: Props) {
  const detail = useQuery({ ...pointDetailQuery(), enabled: isOpen });
  return (
    <DaySheet isOpen={isOpen} onClose={onClose} title={t.detailTitle}>
      {detail.data && <Lots detail={detail.data} />}
      {detail.isPending && <Bone className="h-32 rounded-lg" />}
      {detail.isError && !detail.data && <FailedRow query={detail} />}
      <Note>
        <p>{t.order}</p>
        <p>{t.term}</p>
        <p>{t.notices}</p>
      </Note>
    </DaySheet>
  );
}

function Lots({ detail }: { readonly detail: PointDetail }) {
  const heldRows =
    detail.heldPoint > 0 ? [{ label: t.held, amount: <Points value={detail.heldPoint} /> }] : [];
  return (
    <>
      {detail.lots.length === 0 && <p className="text-sm text-sub">{t.noLots}</p>}
      <Rows
        rows={[
          ...detail.lots.map(({ kind, expiresOn, remainingPoints, heldPoints }) => ({
            label: kind === 'PAID' ? t.paid : t.free,
            detail: heldPoints > 0 ? t.untilHeld(expiresOn, pointsText(heldPoints)) : t.until(expiresOn),
            amount: <Points value={remainingPoints} />,
          })),
          { label: t.current, amount: <Points value={detail.currentPoint} size="lg" />, isTotal: true },
          ...heldRows,
        ]}
      />
    </>
  );
}
