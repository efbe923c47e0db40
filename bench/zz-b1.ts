import { createCleanup } from './cleanup.ts';
import {
  measureFinishesOfThree,
  measureRequestsToThree,
  measureFinishes,
  measureRequests,
} from './commands.ts';
import { startDatabase } from './database.ts';
import { measureReads } from './reads.ts';
const cleanup = createCleanup();
const t = () => Math.round(performance.now() / 1000);
try {
  const database = await startDatabase(cleanup, 300);
  console.log('db', t());
  const c = { database, cleanup, turns: 1 };
  const k = process.argv[2]!;
  if (k === 'reads') console.log('reads', await measureReads(cleanup, database, 20_000, 1), t());
  else
    for (const [n, m] of Object.entries({
      measureRequests,
      measureRequestsToThree,
      measureFinishes,
      measureFinishesOfThree,
    }))
      console.log(n, await m(c), t());
} finally {
  await cleanup.run();
}
process.exit(0);
