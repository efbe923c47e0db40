import { addMinutes, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { listTextStops, readTextRule } from '#base/text-guard';
import type { CliCommand, OperatorContext } from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 100;

export const textRuleCommands: readonly CliCommand[] = [
  {
    name: 'text-stops',
    usage: ': whose texts were stopped or warned of most within the days of setTextReport; no text is kept',
    run: runStops,
  },
];

async function runStops({ db, clock }: OperatorContext): Promise<void> {
  const { reportDays } = await readTextRule(db);
  const stops = await listTextStops(db, addMinutes(clock.now(), -reportDays * DAY_MINUTES), LISTED);
  showList(
    stops,
    { most: LISTED, what: 'people and kinds' },
    ({ accountId, kind, count, last, reportedAt }) => {
      const told = reportedAt ? `  reported ${dayOf(reportedAt)}` : '';
      return `${accountId}  ${kind}  ${count}  last ${last.toISOString()}${told}`;
    },
  );
}
