import { stateAnchor, STATE_KINDS, worstOf, type StateKind, type StateVerdict } from '@yoimachi/domain/state';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand } from './command.ts';

const SAID: Readonly<Record<StateVerdict, string>> = { OK: 'ok', ATTENTION: 'LOOK', TROUBLE: 'WRONG' };

export const stateCommands: readonly CliCommand[] = [
  {
    name: 'state',
    usage:
      '[--all]: what of the product needs somebody, and where in docs/runbook.md it stands; with --all also what is well',
    act: runState,
  },
];

interface Line {
  readonly verdict: StateVerdict;
  readonly reason: string;
}

async function runState(context: ActingContext, args: CliArgs): Promise<void> {
  const { readAt, parts } = await call(context, 'showState', {});
  const all = STATE_KINDS.map((kind) => ({ kind, lines: parts[kind] as readonly Line[] | null }));
  for (const { kind, lines } of all) {
    if (lines === null) console.log(`WRONG  ${kind}  could not be read  #${stateAnchor(kind)}`);
    for (const line of lines ?? [])
      if (args.flag('all') || line.verdict !== 'OK') console.log(said(kind, line));
  }
  const verdicts = all.flatMap(({ lines }) => lines?.map(({ verdict }) => verdict) ?? ['TROUBLE' as const]);
  const needing = verdicts.filter((verdict) => verdict !== 'OK').length;
  console.log(
    `${SAID[worstOf(verdicts)]}: ${needing} of ${verdicts.length} need somebody, read at ${readAt}`,
  );
}

/** Its values as they were read, without what says nothing. */
function said(kind: StateKind, { verdict, reason, ...values }: Line): string {
  const shown = Object.entries(values)
    .filter(([, value]) => value !== null && value !== 0 && value !== false)
    .map(([name, value]) => `${name} ${String(value)}`);
  const words = [SAID[verdict], kind, reason, shown.join(', '), `#${stateAnchor(kind)}`];
  return words.filter((word) => word !== '').join('  ');
}
