import { Bone } from '#ui/skeleton.tsx';
import { NoDrinkNote } from '#ui/under20.tsx';
import { pointsOfEach, type SeenCast } from './chosen-casts.ts';
import type { FormPart } from './form-parts.ts';
import { RequestFields } from './request-fields.tsx';
import type { RequestForm } from './use-request-form.ts';
import { pointsRoutes } from '@yoimachi/contract/points';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { query } from '#lib/queries.ts';
import { Points, yenText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { requestTexts } from './ja.ts';
import { calculation } from './calculation.ts';
import type { Cost } from './cost.ts';
import { feeTable } from '@yoimachi/domain/booking';
import { addDays, type Day } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { FeeTable } from '#ui/fee-table.tsx';

interface Props {
  readonly form: RequestForm;
  /** Who is asked, if there are more than the one in the title. */
  readonly casts?: ReactNode;
}

/** A request from top to bottom: who, when, where, cost and terms. */
export function RequestBody({ form, casts }: Props) {
  const { castDay, choice, cost, priced } = form;
  return (
    <>
      {casts}
      <RequestFields form={form} />
      <NoDrinkNote names={form.under20} />
      {choice && (
        <div data-part={'cost' satisfies FormPart} tabIndex={-1} className="scroll-mt-20">
          {cost ? (
            <CostRows casts={priced} minutes={choice.minutes} cost={cost} />
          ) : (
            <Bone className="h-44" />
          )}
        </div>
      )}
      {castDay && choice && (
        <Terms
          day={castDay.day}
          plans={cost ? pointsOfEach(priced, choice.minutes) : []}
          isSeveral={form.others.length > 0}
        />
      )}
    </>
  );
}

interface CostRowsProps {
  readonly casts: readonly SeenCast[];
  readonly minutes: number;
  readonly cost: Cost;
}

/** What the request costs and where the points come from. */
function CostRows({ casts, minutes, cost }: CostRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const [only] = casts.length === 1 ? casts : [];
  return (
    <Section
      title={requestTexts.points}
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

interface TermsProps {
  readonly day: Day;
  /** What meeting each of the casts costs; empty while unknown. */
  readonly plans: readonly number[];
  /** More than one cast is asked. */
  readonly isSeveral: boolean;
}

/** What a cancellation would cost, day by day, and when points are held, settled and returned. */
function Terms({ day, plans, isSeveral }: TermsProps) {
  const today = useToday();
  const caption = isSeveral ? requestTexts.feeCaptionSeveral : requestTexts.feeCaption;
  const isFreeOver = today > addDays(day, -2);
  const rows = feeTable(day, plans)
    .filter((row) => row.day !== null || !isFreeOver)
    .map((row) => ({
      when: row.day ? requestTexts.feeDay(row.day) : requestTexts.feeUntil(day),
      rate: row.percent === 0 ? requestTexts.feeFree : `${row.percent}％`,
      points: row.points,
      isToday: row.day ? row.day === today : true,
    }));
  return (
    <Section title={caption} level={3}>
      <FeeTable caption={caption} rows={rows} />
      <Note look="ok">
        <p>{isSeveral ? requestTexts.feeNoteSeveral : requestTexts.feeNote}</p>
        {isSeveral && <p>{requestTexts.confirmedByAll}</p>}
        <p>{requestTexts.hold}</p>
        <p>{requestTexts.settle}</p>
      </Note>
      <Note>{requestTexts.late}</Note>
    </Section>
  );
}
