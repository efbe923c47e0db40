import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { makeCopy } from './backup/make.ts';
import { newKey } from './backup/sealing.ts';
import { readConfig } from './launch/config.ts';
import { runToExit } from './launch/exit.ts';
import { say } from './launch/say.ts';

// docs/backup.md: what is copied, where to, and how often.
await runToExit(async () => {
  const { values } = parseArgs({
    options: { log: { type: 'boolean', default: false }, 'new-key': { type: 'string' } },
  });
  const keyFile = values['new-key'];
  if (keyFile !== undefined) return makeKey(keyFile);
  const { base, logs, files, dropped } = await makeCopy(readConfig(), { onlyLog: values.log });
  const database = base === null ? '' : `the database as ${base}, `;
  say(`Copied ${database}${logs} files of its log, ${files} files; ${dropped} dropped as too old.`);
});

async function makeKey(path: string): Promise<void> {
  if (existsSync(path)) throw new StartupError(`${path} is there already: a key is never replaced.`);
  const { recipient, identity } = await newKey();
  writeFileSync(path, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  say(
    `The secret key is in ${path}: keep it elsewhere, as nothing opens copies without it. BACKUP_RECIPIENT=${recipient}`,
  );
}
