import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from './database/open.ts';
import { readConfig } from './launch/config.ts';
import { ensureDemo } from './launch/demo.ts';
import { runToExit } from './launch/exit.ts';
import { ADMIN_DIR, ROOT, WEB_DIR } from './launch/paths.ts';
import { checkPort } from './launch/port.ts';
import { makeStopper } from './launch/stopper.ts';
import { viteCommand } from './launch/web-build.ts';

/** Starts one of the programs in its own process group, so that a Ctrl-C reaches it through us, once. */
function startProgram(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The server restarts when one of its files changes; the web and the back office update in the open page. */
await runToExit(async () => {
  const stopper = makeStopper();
  const config = readConfig();
  await checkPort(config.port, config.host);
  const database = await openDatabase(config);
  const programs: ChildProcess[] = [];
  try {
    await ensureDemo(config, database.url, stopper.signal);
    const env = {
      DATABASE_URL: database.url,
      DATABASE_URL_FILE: '',
      DATA_DIR: config.dataDir,
      API_ORIGIN: `http://127.0.0.1:${config.port}`,
    };
    const server = ['--watch', '--watch-preserve-output', join(ROOT, 'tools/launch/dev-server.ts')];
    programs.push(
      startProgram(server, ROOT, env),
      ...[WEB_DIR, ADMIN_DIR].map((dir) => startProgram([viteCommand()], dir, env)),
    );
    await Promise.race([stopper.asked, ...programs.map((program) => once(program, 'exit'))]);
  } finally {
    await Promise.all(programs.map(stopProgram));
    await database.close();
  }
});
