import { pointsRoutes } from '@yoimachi/contract/points';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#lib/queries.ts';
import { Points, yenText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { requestTexts } from './ja.ts';
import type { SeenCast } from './chosen-casts.ts';
import { calculation } from './calculation.ts';
import type { Cost } from './cost.ts';

interface Props {
  readonly casts: readonly SeenCast[];
  readonly minutes: number;
  readonly cost: Cost;
}

/** What the request costs and where the points come from. */
export function CostRows({ casts, minutes, cost }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [only] = casts.length === 1 ? casts : [];
  return (
    <Section>
      <H2
        level={3}
        aside={
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="hit text-sm font-bold text-primary"
          >
            {isOpen ? requestTexts.hideLots : requestTexts.showLots}
          </button>
        }
      >
        {requestTexts.points}
      </H2>
      {isOpen && <Lots />}
      <Rows
        rows={[
          ...(only ? [] : casts.map((cast) => castRow(cast, minutes))),
          {
            label: requestTexts.required,
            ...(only ? { detail: calculation(only, minutes) } : { isTotal: true }),
            amount: <Points value={cost.required} />,
          },
          { label: requestTexts.held, amount: <Points value={cost.held} /> },
          { label: requestTexts.usage, amount: <Points value={cost.usage} /> },
          {
            label: requestTexts.missing,
            detail: cost.missingYen === null ? undefined : requestTexts.byCard(yenText(cost.missingYen)),
            amount: <Points value={cost.missing} {...(cost.missing > 0 && { className: 'text-danger' })} />,
          },
          { label: requestTexts.rest, amount: <Points value={cost.held - cost.usage} />, isTotal: true },
        ]}
      />
    </Section>
  );
}

function castRow(cast: SeenCast, minutes: number) {
  return {
    label: requestTexts.person(cast.nickname),
    detail: calculation(cast, minutes),
    amount: <Points value={pointsFor(cast, minutes)} />,
  };
}

/** The guest's points by lot, nearest expiry first; fetched on demand. */
function Lots() {
  const { data, isError } = useQuery(query(pointsRoutes.pointDetail));
  if (isError) return <Note look="danger">{requestTexts.lotsFailed}</Note>;
  if (!data) return <Bone className="h-24 rounded-lg" />;
  const lots = data.lots.filter(({ remainingPoints }) => remainingPoints > 0);
  return (
    <Card look="sunken" className="flex flex-col gap-3">
      <p className="text-xs font-bold text-sub">{requestTexts.lots}</p>
      {lots.length === 0 && <p className="text-sm text-sub">{requestTexts.noLots}</p>}
      <Rows
        rows={[
          ...lots.map(({ kind, expiresOn, remainingPoints }) => ({
            label: kind === 'PAID' ? requestTexts.paid : requestTexts.free,
            detail: requestTexts.until(expiresOn),
            amount: <Points value={remainingPoints} size="sm" />,
          })),
          ...(data.heldPoint > 0
            ? [{ label: requestTexts.onHold, amount: <Points value={data.heldPoint} size="sm" /> }]
            : []),
        ]}
      />
    </Card>
  );
}
