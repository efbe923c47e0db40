import { isErrorCode, messageOf } from '@yoimachi/contract/errors';
import type { CopiedDay } from '@yoimachi/contract/schedule';
import type { ReactNode } from 'react';
import { formatMonthDayLong, type Day } from '#lib/dates.ts';
import { CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Section } from '#ui/page.tsx';
import { copyTexts as t } from './copy.ja.ts';
import type { CopySum } from './copy-preview.ts';

/** The chosen days and the outcome for each. */
export function CopyTargets({ copies }: Pick<CopySum, 'copies'>) {
  if (copies.length === 0) return null;
  return (
    <Section title={t.targets(copies.length)}>
      <CardList>
        {copies.map(({ day, outcome, effect }) => (
          <DayRow
            key={day}
            day={day}
            chip={
              <Chip look={outcome === 'CHANGED' ? 'request' : 'tint'}>
                {outcome === 'CHANGED' ? t.overwrite : t.create}
              </Chip>
            }
            warning={effect.refused.length > 0 ? t.refusals(effect.refused.length) : null}
          />
        ))}
      </CardList>
    </Section>
  );
}

/** What came of each day. */
export function CopyResults({ days }: { readonly days: readonly CopiedDay[] }) {
  return (
    <Section title={t.result} level={2}>
      <CardList>
        {days.map(({ day, outcome, code }) => (
          <DayRow
            key={day}
            day={day}
            chip={<Chip look={outcome === 'REFUSED' ? 'danger' : 'ok'}>{t.outcomes[outcome]}</Chip>}
            warning={code !== null && isErrorCode(code) ? messageOf(code) : null}
          />
        ))}
      </CardList>
    </Section>
  );
}

interface RowProps {
  readonly day: Day;
  readonly chip: ReactNode;
  readonly warning: string | null;
}

function DayRow({ day, chip, warning }: RowProps) {
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2">
      <span className="nums text-sm font-bold">{formatMonthDayLong(day)}</span>
      {chip}
      {warning && <span className="phrase w-full text-xs font-bold text-danger">{warning}</span>}
    </li>
  );
}
