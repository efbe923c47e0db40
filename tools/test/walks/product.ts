import { join } from 'node:path';
import type pg from 'pg';
import { createPool } from '../../../apps/server/src/platform/database/index.ts';
import { keepRows } from '../../../apps/server/src/test-support/kept-rows.ts';
import { makeAsNew } from '../../../apps/server/src/test-support/reused-pool.ts';
import { devFeature } from '../../../apps/server/src/dev-feature.ts';
import { startServer, type RunningServer } from '../../../apps/server/src/main.ts';
import { parseConfig } from '../../../apps/server/src/platform/config/index.ts';
import { workOff } from '../../../apps/server/src/platform/module/work-off.ts';
import { devTools } from '../../demo/dev-tools.ts';
import { ADMIN_DIST, WEB_DIST } from '../../launch/paths.ts';
import { makeStopper } from '../../launch/stopper.ts';
import { walkClock } from './clock.ts';
import { walkStart } from './day.ts';
import { openDoor } from './door.ts';
import { keepFiles } from './kept-files.ts';

/** Settings of the environment that a walk asks for, beside those of all. */
type Settings = Readonly<Record<string, string>>;

function configWith(settings: Settings) {
  const parsed = parseConfig({ ...process.env, ...settings });
  if (!parsed.ok) throw new Error(parsed.sentences.join('\n'));
  return parsed.value;
}

/** The product with the settings, at noon of the walks' day, in which chance has no part: everything that a process remembers is new. */
function start(settings: Settings, pool?: pg.Pool): Promise<RunningServer> {
  const config = configWith(settings);
  const clock = walkClock(walkStart());
  return startServer({
    config,
    clock,
    devFeature: devFeature(devTools),
    databaseUrl: config.databaseUrl!,
    draw: () => 0.5,
    ...(pool && { pool }),
    webDir: WEB_DIST,
    adminDir: ADMIN_DIST,
  });
}

/**
 * The product of a worker of the walks: on a copy of their demo, brought back to it before each walk through a door of its own, which no other
 * way of starting the product has.
 */
const stopper = makeStopper();
const { databaseUrl, dataDir, databasePool } = configWith({});
const first = await start({});
// What a start adds to a database, and what falls due with it, is there before it is kept.
await first.app.jobs.open();
await workOff(first.app);
await first.close();
const rows = await keepRows(databaseUrl!);
const bringFilesBack = await keepFiles(join(dataDir, 'files'));
// Each of them plans every statement that it meets for the first time: kept ones save a rewinding half of the database's time.
const pool = createPool({ url: databaseUrl!, size: databasePool });
let server = await start({}, pool);
const door = await openDoor({
  async rewind(settings) {
    await server.close();
    await makeAsNew(pool, databasePool);
    await Promise.all([rows.bringBack(), bringFilesBack()]);
    server = await start(settings, pool);
  },
  product: () => server,
});
await stopper.asked;
await door.close();
await server.close();
await Promise.all([rows.close(), pool.end()]);
