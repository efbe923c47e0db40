import { bankMatchCommands } from './bank-matches.ts';
import type { CliCommand } from './command.ts';
import { nicknameCommands } from './nicknames.ts';
import { operatorCommands } from './operators.ts';
import { payoffFileCommands } from './payoff-files.ts';
import { receiptCommands } from './receipts.ts';
import { sealKeyCommands } from './seal-keys.ts';
import { stateCommands } from './state.ts';
import { callCommands, callsCommand } from './table-calls.ts';
import { textRuleCommands } from './text-rules.ts';

/** Commands that are looked for together. */
export interface CommandTopic {
  readonly title: string;
  /** What holds for several of them, in Markdown as it stands in `docs`. */
  readonly about?: string;
  readonly commands: readonly CliCommand[];
}

/** Every command of the command line by topic: `npm run gen` writes docs/operator-terminal.md from it. */
export const commandTopics: readonly CommandTopic[] = [
  { title: 'The first owner', commands: operatorCommands },
  {
    title: 'How the product stands',
    about:
      '`state` says what of processes, database, storage, events, jobs, due work, routines, messages, payments and books needs somebody. It names nobody. `/metrics` says the same in figures (`ops/prometheus`, `ops/grafana`), and [the runbook](runbook.md#state-of-the-product) what to do.',
    commands: [...stateCommands, ...sealKeyCommands, ...nicknameCommands, ...textRuleCommands],
  },
  {
    title: 'Files of banks, and receipts as CSV',
    commands: [...payoffFileCommands, ...bankMatchCommands, ...receiptCommands],
  },
  {
    title: 'Calls by their own names',
    about:
      'Every call of the back office, by the name that [roles.md](roles.md) gives it. What stands in its path comes first, all else is an option: a number, `true` or `false`, a time of Tokyo such as `2026-12-01T10:00`, several with commas or as JSON, `null` for nothing, a longer text as `"$(cat file)"`. What it answers is printed; a file is written to `--out`, or, where it may be long, to standard output, to which npm writes nothing of its own with `-s`.',
    commands: [callsCommand, ...callCommands],
  },
];

/** All of them, in the order its usage shows them. */
export const allCommands: readonly CliCommand[] = commandTopics.flatMap(({ commands }) => commands);
