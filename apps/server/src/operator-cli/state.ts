import { stateAnchor, STATE_KINDS, worstOf, type StateKind, type StateVerdict } from '@yoimachi/domain/state';
import { readState } from '#desk/state';
import { providersOf } from '../providers.ts';
import type { CliArgs, CliCommand, OperatorContext } from './command.ts';

const SAID: Readonly<Record<StateVerdict, string>> = { OK: 'ok', ATTENTION: 'LOOK', TROUBLE: 'WRONG' };
/** As programs that watch others expect it: well, a warning, wrong. */
const CODES: Readonly<Record<StateVerdict, number>> = { OK: 0, ATTENTION: 1, TROUBLE: 2 };

export const stateCommands: readonly CliCommand[] = [
  {
    name: 'state',
    usage:
      '[--all] [--json]: what of the product needs somebody, and where in docs/runbook.md it stands; with --all also what is well, with --json everything as one line; ends with 0, with 1 where somebody has to look, with 2 where something is wrong',
    // Without a database nothing can be read, and nothing works.
    failureCode: CODES.TROUBLE,
    run: runState,
  },
];

interface Line {
  readonly verdict: StateVerdict;
  readonly reason: string;
}

async function runState(context: OperatorContext, args: CliArgs): Promise<number> {
  const { readAt, parts } = await readState(context, { providers: providersOf(context.config) });
  const all = STATE_KINDS.map((kind) => ({ kind, lines: parts[kind] as readonly Line[] | null }));
  const verdicts = all.flatMap(({ lines }) => lines?.map(({ verdict }) => verdict) ?? ['TROUBLE' as const]);
  const verdict = worstOf(verdicts);
  if (args.flag('json')) {
    console.log(JSON.stringify({ verdict, readAt, parts }));
    return CODES[verdict];
  }
  for (const { kind, lines } of all) {
    if (lines === null) console.log(`WRONG  ${kind}  could not be read  #${stateAnchor(kind)}`);
    for (const line of lines ?? [])
      if (args.flag('all') || line.verdict !== 'OK') console.log(said(kind, line));
  }
  const needing = verdicts.filter((one) => one !== 'OK').length;
  console.log(`${SAID[verdict]}: ${needing} of ${verdicts.length} need somebody, read at ${readAt}`);
  return CODES[verdict];
}

/** Its values as they were read, without what says nothing. */
function said(kind: StateKind, { verdict, reason, ...values }: Line): string {
  const shown = Object.entries(values)
    .filter(([, value]) => value !== null && value !== 0 && value !== false)
    .map(([name, value]) => `${name} ${String(value)}`);
  const words = [SAID[verdict], kind, reason, shown.join(', '), `#${stateAnchor(kind)}`];
  return words.filter((word) => word !== '').join('  ');
}
