import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { parseArgs } from '../../../apps/server/src/operator-cli/args.ts';
import { allCommands } from '../../../apps/server/src/operator-cli/registry.ts';
import { runCommand } from '../../../apps/server/src/operator-cli/run-command.ts';
import type { AppContext } from '../../../apps/server/src/platform/module/index.ts';

/** What a command that is under way has said. */
const saying = new AsyncLocalStorage<string[]>();
const say = console.log;
// Commands speak at a terminal. Here several may speak at once, each to whom asked, beside a product that has a say of its own.
console.log = (...words: unknown[]) => {
  const said = saying.getStore();
  if (said) said.push(format(...words));
  else say(...words);
};

/** Does what `npm run operator -- …` does, in the product's own process; what it says. @throws what it is refused with. */
export async function operate(context: AppContext, [name, ...words]: readonly string[]): Promise<string> {
  const command = allCommands.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  const said: string[] = [];
  await saying.run(said, () => runCommand(context, command, parseArgs(command, words)));
  return `${said.join('\n')}\n`;
}
