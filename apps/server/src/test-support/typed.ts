import { vi } from 'vitest';
import { parseArgs } from '../operator-cli/args.ts';
import { allCommands } from '../operator-cli/registry.ts';
import { runCommand } from '../operator-cli/run-command.ts';
import type { TestApp } from './start.ts';

/** Runs an operator's command as typed, on the product's clock; returns the terminal output. */
export const typed = async (test: TestApp, name: string, ...words: string[]): Promise<string> =>
  (await ended(test, name, ...words)).said;

/** The same, with what the terminal ends with. */
export async function ended(
  test: TestApp,
  name: string,
  ...words: string[]
): Promise<{ readonly said: string; readonly code: number }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  try {
    const command = allCommands.find((each) => each.name === name)!;
    const code = await runCommand(test.context, command, parseArgs(command, words));
    return { said: lines.join('\n'), code };
  } finally {
    log.mockRestore();
    out.mockRestore();
  }
}
