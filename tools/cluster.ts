import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster/cluster.ts';
import { runToExit } from './launch/exit.ts';
import { say } from './launch/say.ts';
import { makeStopper } from './launch/stopper.ts';
import { ensureWebBuilt } from './launch/web-build.ts';
import { ensureNginx } from './test/nginx.ts';
import { ensureRedis } from './test/redis.ts';

// What several machines are, on one: to try by hand what the long suite tries by itself (docs/deploy.md).
await runToExit(async () => {
  const { asked, signal } = makeStopper();
  ensureNginx();
  ensureRedis();
  await ensureWebBuilt(signal);
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-cluster-'));
  try {
    const cluster = await startCluster(folder);
    say(`${cluster.url}  through nginx, on ${cluster.redis.url} and an empty database`);
    for (const { name, pid, port, logFile } of [...cluster.nodes, ...cluster.workers])
      say(`${name}  process ${pid}, http://127.0.0.1:${port}/readyz, ${logFile}`);
    say('Ctrl-C stops all of it.');
    await asked;
    await cluster.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
