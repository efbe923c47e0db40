import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { startProgram } from './program.ts';

/** A product in a process of its own, which dies or is ended. */
export interface Living {
  readonly url: string;
  /** Resolves when it has died on its own. */
  readonly died: Promise<unknown>;
  /** SIGKILL: nothing keeps running. */
  kill(): Promise<void>;
  /** Where it has not died it is closed, and its process waits for the next one, which need not load anything. */
  end(): Promise<void>;
}

interface Host {
  readonly child: ChildProcess;
  readonly died: Promise<unknown>;
  /** What it prints next; undefined when it ends instead. */
  nextLine(): Promise<string | undefined>;
}

/** Processes that outlived their last life, by their program. Of this worker: its files come one after the other. */
const waiting = new Map<string, Host>();

/**
 * Begins a life in a program that leads one after the other (`lead-lives.ts`): in a process that outlived its last one, or in a new one. Of the two
 * products of a test the second mostly survives, and loading one costs four times as much as starting it.
 *
 * @param variables all that other lives of this program are given, too: what is not named stays as it was.
 */
export async function startLife(
  program: string,
  variables: Readonly<Record<string, string>>,
): Promise<Living> {
  const host = waiting.get(program) ?? begin(program);
  waiting.delete(program);
  const { child, died } = host;
  child.stdin!.write(`${JSON.stringify(variables)}\n`);
  const url = await host.nextLine();
  if (url === undefined) throw new Error('the program ended before it listened');
  return {
    url,
    died,
    async kill() {
      child.kill('SIGKILL');
      await died;
    },
    async end() {
      child.stdin!.write('\n');
      if ((await host.nextLine()) !== undefined) waiting.set(program, host);
    },
  };
}

/** Nobody waits for it at the end of a run: its input ends then, and so does it. */
function begin(program: string): Host {
  const child = startProgram(program, {}, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) (pipe as Socket).unref();
  // Who has died reads no more.
  child.stdin!.on('error', () => undefined);
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
  return {
    child,
    died: once(child, 'exit'),
    async nextLine() {
      const { done, value } = await lines.next();
      return done ? undefined : value;
    },
  };
}
