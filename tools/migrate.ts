import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { migrateDatabase } from '../apps/server/src/prepare-database.ts';
import { readConfig } from './launch/config.ts';
import { runToExit } from './launch/exit.ts';
import { say } from './launch/say.ts';

// Apart from the start: as a role of its own, before the first process of a new version.
await runToExit(async () => {
  const { databaseUrl, databaseDirectUrl, migrateDatabaseUrl } = readConfig();
  if (databaseUrl === null)
    throw new StartupError(
      'The embedded database is migrated by each start; this is for the one of DATABASE_URL.',
    );
  const url = migrateDatabaseUrl ?? databaseDirectUrl ?? databaseUrl;
  const applied = await migrateDatabase({ url, user: decodeURIComponent(new URL(databaseUrl).username) });
  say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
});
