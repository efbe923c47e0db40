import type { ChildMessage, CommandMessage } from './protocol.ts';

type Commands = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/**
 * Tells the parent process where this one listens, and executes the parent's commands, one at a time. When the parent closes the channel,
 * or is gone, `close` runs and the process ends.
 */
export function answerCommands(url: string, commands: object, close: () => Promise<void>): void {
  const say = (message: ChildMessage) => process.send?.(message);
  const known = commands as Commands;
  let last: Promise<void> = Promise.resolve();
  process.on('message', ({ id, name, args }: CommandMessage) => {
    last = last.then(async () => {
      try {
        say({ id, value: await known[name]!(...(args as never[])) });
      } catch (error) {
        say({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    });
  });
  process.on('disconnect', () => {
    void close().finally(() => process.exit(0));
  });
  // Ctrl-C reaches the whole group: the parent shuts it down in order.
  process.on('SIGINT', () => undefined);
  say({ url });
}
