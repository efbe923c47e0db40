import { parseArgs } from 'node:util';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { restore } from './backup/restore.ts';
import { readConfig } from './launch/config.ts';
import { runToExit } from './launch/exit.ts';
import { say } from './launch/say.ts';

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

// docs/backup.md: what it brings back, and what is done before and after.
await runToExit(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, into: { type: 'string' } } });
  const { base, clusterDir, aside, files, unchecked, brokenRules, auditBrokenAt } = await restore(
    readConfig(),
    {
      to: values.to === undefined ? null : timeOf(values.to),
      into: values.into ?? null,
    },
  );
  say(`Restored from ${base} into ${clusterDir}; ${files} files were missing and are back.`);
  if (aside !== null) say(`What was there before is in ${aside}: remove it when nobody needs it any more.`);
  if (unchecked !== null)
    throw new StartupError(
      `Books and audit were not looked at: ${unchecked}. Start one process, then checkBooks and checkAudit.`,
    );
  if (brokenRules.length > 0 || auditBrokenAt !== null)
    throw new StartupError(
      `It does not hold together: ${[...brokenRules, ...(auditBrokenAt === null ? [] : [`audit from row ${auditBrokenAt}`])].join(', ')}.`,
    );
  say('The books are coherent, and the audit is whole. Make a new copy: npm run backup.');
});

/** Of Tokyo, where it names no zone. */
function timeOf(text: string): Date {
  const [, , , zone] = TYPED.exec(text) ?? [];
  const at = new Date(zone === undefined ? `${text}+09:00` : text);
  if (TYPED.test(text) && !Number.isNaN(at.getTime())) return at;
  throw new StartupError('--to is a time such as 2026-12-01T10:00:30, of Tokyo, or with its zone behind it.');
}
