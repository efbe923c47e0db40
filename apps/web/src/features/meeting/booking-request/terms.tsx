import { feeTable } from '@yoimachi/domain/booking';
import { addDays } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { FeeTable } from '#ui/fee-table.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { requestTexts } from './ja.ts';

interface Props {
  readonly day: Day;
  /** What meeting each of the casts costs; empty while unknown. */
  readonly plans: readonly number[];
  /** More than one cast is asked. */
  readonly isSeveral: boolean;
}

/** What a cancellation would cost, day by day, and when points are held, settled and returned. */
export function Terms({ day, plans, isSeveral }: Props) {
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
    <Section>
      <H2 level={3}>{caption}</H2>
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
