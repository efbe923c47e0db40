import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { toCsv } from '@yoimachi/domain/csv';
import { yenForPoints } from '@yoimachi/domain/money';
import { baseDaysAround } from '@yoimachi/domain/points';
import { Figure, FigureRow, FigureTable } from '#parts/figure-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { BackLink } from '#parts/back-link.tsx';
import { Screen } from '#parts/page-head.tsx';
import { formatCount, yenText } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Select } from '#ui/select.tsx';
import { pointReport, type PointReport } from './api.ts';
import { ledgerTexts as t } from './ja.ts';

const route = getRouteApi('/_office/ledger/report');
const HALF_YEARS = 8;
const LINES = Object.keys(t.reportLines) as (keyof PointReport['paid'])[];
const isTaken = (line: (typeof LINES)[number]) =>
  line === 'usedPoints' || line === 'expiredPoints' || line === 'takenBackPoints';
const isSum = (line: (typeof LINES)[number]) => line === 'openingPoints' || line === 'closingPoints';

/** Points issued, used, expired and unused in a half-year. */
export function PointReportPage() {
  const days = baseDaysAround(dayOf(now()), HALF_YEARS);
  const { base = days[0]! } = route.useSearch();
  const navigate = useNavigate();
  const report = useQuery(pointReport(base));
  return (
    <Screen title={t.reportTitle} head={<BackLink to="/ledger" label={t.back} />}>
      <div className="flex max-w-3xl flex-col gap-4 p-5">
        <p className="phrase text-sm text-sub">{t.reportHelp}</p>
        <div className="max-w-64">
          <Select
            label={t.baseDay}
            options={days.map((day) => ({ value: day, label: formatDay(day) }))}
            value={base}
            onChange={(event) =>
              void navigate({ to: '/ledger/report', search: { base: event.target.value } })
            }
          />
        </div>
        <Loaded query={report}>{(loaded) => <Report report={loaded} />}</Loaded>
      </div>
    </Screen>
  );
}

function Report({ report }: { readonly report: PointReport }) {
  const { from, to, isOver, paid } = report;
  const save = () => saveFile(new Blob([csvOf(report)], { type: 'text/csv' }), t.csvName(to));
  return (
    <Panel
      title={t.half(formatDay(from), formatDay(to))}
      aside={<Chip look={isOver ? 'ok' : 'wait'}>{isOver ? t.over : t.running}</Chip>}
      isFlush
    >
      <FigureTable
        label={t.reportTitle}
        first={t.item}
        headers={[{ text: t.paidPoints }, { text: t.freePoints }]}
      >
        {LINES.map((line) => (
          <FigureRow key={line} name={t.reportLines[line]} isStrong={isSum(line)}>
            <Figure>{amountOf(report.paid[line], isTaken(line))}</Figure>
            <Figure>{amountOf(report.free[line], isTaken(line))}</Figure>
          </FigureRow>
        ))}
      </FigureTable>
      <div className="flex flex-wrap items-center gap-3 px-5 py-4">
        <p className="nums text-xs text-sub">{t.inYen(yenText(yenForPoints(paid.closingPoints)))}</p>
        <div className="ml-auto">
          <SmallButton onClick={save}>{t.saveCsv}</SmallButton>
        </div>
      </div>
    </Panel>
  );
}

const amountOf = (points: number, isLess: boolean): string =>
  isLess && points > 0 ? `−${formatCount(points)}` : formatCount(points);

const csvOf = (report: PointReport) =>
  toCsv(
    t.csvHeader,
    LINES.map((line) => [t.reportLines[line], report.paid[line], report.free[line]]),
  );
