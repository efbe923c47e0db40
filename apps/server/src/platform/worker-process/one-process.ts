import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WorkerFailure, type WorkerReason } from './failure.ts';
import { writeFrames } from './frames.ts';
import { MEMORY_SIGNAL, type Answer, type Input, type Order } from './protocol.ts';

export interface OneProcess {
  readonly isAlive: boolean;
  /** What it wrote of itself last. */
  readonly lastWords: string;
  /** One at a time. */
  ask(order: Order, input: Input | undefined, timeoutMs: number): Promise<unknown>;
  /** Ends it at once, whatever it does; told to whom it worked for. */
  end(reason: WorkerReason): Promise<void>;
}

/** Variables that a decoder needs: no secret of the server is among them. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
const MOST_LAST_WORDS = 2_000;

const TOLD: Record<WorkerReason, string> = {
  DIED: 'The worker process died',
  TIME: 'The worker process took too long',
  MEMORY: 'The worker process took too much memory',
  INPUT: 'What the worker process was to be given did not come in time',
  THREW: 'The worker process failed',
  BUSY: 'Too many wait for a worker process',
  CLOSED: 'The worker process was ended with the server',
};
export const failure = (reason: WorkerReason, more = ''): WorkerFailure =>
  new WorkerFailure(reason, `${TOLD[reason]}${more && `: ${more}`}`);

/** Starts a file as a process that keeps nobody from ending and does not outlive who started it. */
export function startProcess(entry: URL, memoryMb: number): OneProcess {
  const child = fork(fileURLToPath(entry), [String(memoryMb)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isAlive = true;
  let endedFor: WorkerReason | undefined;
  let lastWords = '';
  const onEnd = (signal?: string | null) => {
    isAlive = false;
    ended.reject(failure(endedFor ?? (signal === MEMORY_SIGNAL ? 'MEMORY' : 'DIED')));
  };
  child.on('error', () => onEnd()).on('exit', (_, signal) => onEnd(signal));
  child.stdin!.on('error', () => {});
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-MOST_LAST_WORDS);
  });
  letGo(child);

  const end = async (reason: WorkerReason) => {
    endedFor ??= reason;
    child.kill('SIGKILL');
    child.ref();
    if (child.pid !== undefined) await gone;
  };
  return {
    get isAlive() {
      return isAlive && endedFor === undefined;
    },
    get lastWords() {
      return lastWords;
    },
    async ask(order, input, timeoutMs) {
      const answer = new Promise<Answer>((resolve) => child.once('message', resolve));
      // The timer also keeps a command alive that waits for nothing else.
      const limit = (reason: WorkerReason) => setTimeout(() => void end(reason), timeoutMs);
      let timer = limit('INPUT');
      try {
        child.send(order, (error) => error && onEnd());
        await Promise.race([give(child, input), ended.promise]);
        clearTimeout(timer);
        timer = limit('TIME');
        return valueOf(await Promise.race([answer, ended.promise]));
      } catch (error) {
        // Half an input is in its pipe: it cannot be asked again.
        if (!(error instanceof WorkerFailure)) void end('INPUT');
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    end,
  };
}

/** Nothing of an idle process keeps the server's own from ending. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  for (const pipe of [child.stdin, child.stderr]) (pipe as unknown as { unref(): void }).unref();
}

async function give(child: ChildProcess, input: Input | undefined): Promise<void> {
  const bytes = (await input?.()) ?? [];
  await writeFrames(child.stdin!, bytes instanceof Uint8Array ? [bytes] : bytes);
}

function valueOf(answer: Answer): unknown {
  if ('error' in answer) throw failure('THREW', answer.error);
  return answer.value;
}
