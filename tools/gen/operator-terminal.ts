import type { CliCommand } from '../../apps/server/src/operator-cli/command.ts';
import { commandTopics, type CommandTopic } from '../../apps/server/src/operator-cli/registry.ts';

const INTRODUCTION = `# Operators at the terminal

\`npm run operator -- <command>\` does what the screens of [the back office](back-office.md) do, by the same calls, the same table of roles
(\`acts.ts\` of the contract) and into the same audit. The product may be running. \`calls <part of a name>\` finds a command, with what it needs.

What is marked 👤 asks who acts, \`--operator <name>\`, and what reads something private also why, \`--reason <text>\`, which is
kept. What is not marked needs neither. The demo's operators are \`tanaka\` (owner), \`sato\` (finance), \`suzuki\` (support)
and \`mori\` (reviewer).

Written by \`npm run gen\` from \`apps/server/src/operator-cli/registry.ts\`.
`;

/** docs/operator-terminal.md: every command by topic, with its arguments and what it does. */
export function operatorTerminalText(topics: readonly CommandTopic[] = commandTopics): Promise<string> {
  return Promise.resolve(`${[INTRODUCTION, ...topics.map(sectionOf)].join('\n')}\n`);
}

const sectionOf = ({ title, about, commands }: CommandTopic): string =>
  [`## ${title}`, ...(about === undefined ? [] : [about]), commands.map(lineOf).join('\n'), ''].join('\n\n');

function lineOf(command: CliCommand): string {
  const end = command.usage.indexOf(': ');
  const [options, does] = [command.usage.slice(0, end), command.usage.slice(end + 2)];
  const typed = `${command.name} ${options}`.trim();
  return `- \`${typed}\`${'act' in command ? ' 👤' : ''}: ${asText(does)}`;
}

/** Words that Markdown would take for something else. */
const asText = (words: string): string => words.replaceAll(/[*<[]/g, String.raw`\$&`);
