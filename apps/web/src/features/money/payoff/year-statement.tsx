import { payoffRoutes } from '@yoimachi/contract/payoff';
import { STATEMENT_YEARS } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/use-send.ts';
import { useToday } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { payoffTexts as t } from './ja.ts';

/** Her rewards and transfers of a year, as a file. */
export function YearStatement() {
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const file = useSend(payoffRoutes.yearStatement, {
    onSuccess: (blob) => saveFile(blob, t.statementFile(year)),
  });
  const years = Array.from({ length: STATEMENT_YEARS }, (_, index) => thisYear - index);
  return (
    <Section title={t.statement}>
      <Card className="flex flex-col gap-4">
        <p className="phrase text-sm text-sub">{t.statementDetail}</p>
        <Select
          label={t.statementYear}
          emptyLabel={null}
          options={years.map((each) => ({ value: String(each), label: t.statementOf(each) }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
        />
        <ErrorNote error={file.error} />
        <Button
          variant="line"
          icon="download"
          isWide
          isPending={file.isPending}
          onClick={() => file.mutate({ query: { year } })}
        >
          {t.statementSave}
        </Button>
      </Card>
    </Section>
  );
}
