import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../launch/paths.ts';
import { START_ARGS } from '../launch/start-command.ts';
import { dataDirNote } from './e2e-products.ts';
import { makeTemporaryDataDir } from './temporary-cluster.ts';

// The product as a user starts it, on a fresh data folder that is removed with it. PORT is set by playwright.config.ts.
const { dataDir, remove } = await makeTemporaryDataDir();
const note = dataDirNote(process.env['PORT'] ?? '');
writeFileSync(note, dataDir);
const product = spawn(process.execPath, START_ARGS, {
  cwd: ROOT,
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMIT: 'false' },
  stdio: ['ignore', 'inherit', 'inherit'],
  // Its own process group: the signal that ends the run reaches it once, through us.
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill('SIGTERM'));
const [code] = (await once(product, 'exit')) as [number | null];
rmSync(note, { force: true });
await remove();
process.exit(code ?? 1);
