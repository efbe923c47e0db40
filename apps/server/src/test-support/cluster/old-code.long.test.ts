import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { commitBefore, layOut } from '../../../../../tools/database/old-code.ts';
import { createTestDatabase } from '../../../../../tools/test/global-database.ts';
import { bookableCast } from '../../modules/meeting/booking/test/support.ts';
import { nodesOf } from '../chat-storm/nodes.ts';
import { gather, settle } from '../chat-storm/storm.ts';
import { faultsAfter } from '../chat-storm/verdict.ts';
import { guestWithPoints, startTestApp } from '../index.ts';
import { killableServer } from '../killable-server.ts';
import { randomOf } from '../random.ts';
import { startTraffic } from './traffic.ts';

const PRODUCT = 'apps/server/src/modules/meeting/booking/test/crash-server.program.ts';
const SEED = 20_261_130;
const LOAD_MS = 30_000;

const before = commitBefore();

// An operator migrates, and the processes of the version before go on until each is replaced.
test.skipIf(before === null)(
  `the code before the newest migration goes on with the schema after it${before === null ? ': there is no history' : ''}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yoimachi-before-'));
    const takeAway = layOut(before!, join(folder, 'code'));
    const database = await createTestDatabase();
    const old = killableServer(
      database.url,
      join(folder, 'data'),
      { SOCKETS_PER_ADDRESS: '2000' },
      join(folder, 'code', PRODUCT),
    );
    onTestFinished(async () => {
      await old.kill();
      takeAway();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });
    await old.start();
    const app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
    onTestFinished(() => app.close());
    const random = randomOf(SEED);
    const nodes = nodesOf([old], random);
    const writers = await gather(app, nodes, { users: 8, messages: 0, devices: 1, random });
    const requests = [];
    for (let count = 0; count < 15; count++) {
      const cast = await bookableCast(app, { day: addDays(dayOf(app.clock.now()), 2 + count) });
      const guest = await guestWithPoints(app);
      requests.push({ guest, cast, token: await guest.token() });
    }
    const guestToken = await (await guestWithPoints(app)).token();
    const traffic = startTraffic({ url: await old.url(), guestToken, writers, requests });
    await sleep(LOAD_MS);
    await traffic.stop();
    const { answered, failed, refused } = traffic.take();
    console.log(`${before!.slice(0, 8)}: ${answered} calls answered, ${failed.length} failed`);
    expect({ failed, refused }).toEqual({ failed: [], refused: 0 });
    expect(answered).toBeGreaterThan(50);
    await settle(app, writers, LOAD_MS);
    expect(await faultsAfter(nodes, writers)).toEqual([]);
    for (const { devices } of writers) for (const device of devices) device.close();
  },
);
