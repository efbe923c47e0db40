import { BOOKING_PROCESS, type Transition } from '@yoimachi/domain/booking';
import { DUE_TIMES, type DueName } from '../../packages/domain/src/meeting/booking/due.ts';
import { GUARDS } from '../../packages/domain/src/meeting/booking/guards.ts';

const INTRODUCTION = `# The booking process

Every transition of one cast's part in a booking, printed from \`packages/domain/src/meeting/booking/booking-process.ts\`, which server, screens and
the clock's work read. Rows of one action are tried from the top: the first whose *when* applies is taken, and its *guards* say why
it is refused. The numbers are those of section 11 of [the rules](rules.md); a letter where one of its rows takes several here.
`;

const cell = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('<br>') || '–';
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const guardsOf = (row: Transition): string =>
  cell(row.guards.map((name) => `${name} → \`${GUARDS[name].code}\``));

function moneyOf(row: Transition): string {
  const fee = row.feePercent === undefined ? undefined : `${row.feePercent} %`;
  return cell([row.money, fee, row.compensate && 'lapsed paid points come back']);
}

function rowOf(row: Transition): string[] {
  const { status, phase } = row.to;
  return [
    row.id,
    cell(row.from),
    cell(row.actor),
    cell([`\`${row.action}\``, row.when && `when ${row.when}`, row.due && `due: ${row.due}`]),
    guardsOf(row),
    cell([
      `${status} *${phase}*`,
      row.cancelType && `(${row.cancelType})`,
      row.repeatable && 'may be asked again',
    ]),
    moneyOf(row),
    cell([...row.notify, row.penalty && `penalty: ${row.penalty}`]),
  ];
}

function dueRows(): string[][] {
  return (Object.keys(DUE_TIMES) as DueName[]).map((name) => {
    const { action, phases } = DUE_TIMES[name];
    return [name, `\`${action}\``, cell(phases)];
  });
}

/** The process and its due times as human-readable tables. */
export function bookingProcessText(): Promise<string> {
  const process = table(
    ['Row', 'From', 'Who', 'Action', 'Guards', 'To', 'Money', 'Told'],
    BOOKING_PROCESS.map(rowOf),
  );
  const due = table(['Due time', 'Action', 'In'], dueRows());
  return Promise.resolve(
    `${INTRODUCTION}\n<!-- oxfmt-ignore-start -->\n\n${process}\n\n## What the clock does\n\n${due}\n\n<!-- oxfmt-ignore-end -->\n`,
  );
}
