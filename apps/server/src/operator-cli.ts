import { parseArgs } from './operator-cli/args.ts';
import { UsageError, type CliCommand } from './operator-cli/command.ts';
import { withContext } from './operator-cli/context.ts';
import { allCommands } from './operator-cli/registry.ts';
import { callCommands } from './operator-cli/table-calls.ts';
import { runCommand } from './operator-cli/run-command.ts';
import { StartupError } from './platform/startup-error.ts';

/** Longer commands have their description on a separate line. */
const WIDEST = 50;

/** The usage of one command, or of all. */
function usageOf(commands: readonly CliCommand[]): string {
  const lines = commands.map(({ name, usage }) => {
    const end = usage.indexOf(': ');
    return [
      `  ${name} ${usage.slice(0, Math.max(end, 0))}`.trimEnd(),
      usage.slice(end < 0 ? 0 : end + 2),
    ] as const;
  });
  const width = Math.min(Math.max(...lines.map(([line]) => line.length)), WIDEST);
  const gap = (line: string) =>
    line.length > width ? `\n${' '.repeat(width)}` : ' '.repeat(width - line.length);
  return [
    'Usage: npm run operator -- <command> [--operator <name>]',
    '',
    ...lines.map(([line, does]) => `${line}${gap(line)}  ${does}`),
  ].join('\n');
}

async function main([name, ...words]: readonly string[]): Promise<void> {
  const command = allCommands.find((one) => one.name === name);
  if (!command) throw new StartupError(usageOf(allCommands.filter((one) => !callCommands.includes(one))));
  process.exitCode = command.failureCode ?? 1;
  try {
    const args = parseArgs(command, words);
    process.exitCode = await withContext((context) => runCommand(context, command, args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new StartupError(`${error.message}\n${usageOf([command])}`);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode ??= 1;
}
