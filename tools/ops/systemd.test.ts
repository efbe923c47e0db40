import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../apps/server/src/platform/config/index.ts';
import { environment, SECRETS } from '../../apps/server/src/platform/config/schema.ts';
import { ROOT } from '../launch/paths.ts';
import { readManifest } from '../release/programs.ts';
import { findProgram } from '../test/debian.ts';

/** Each with the script of a release that it runs. */
const STARTS = {
  'yoimachi-api@.service': 'serve',
  'yoimachi-worker.service': 'serve',
  'yoimachi-backup.service': 'backup',
  'yoimachi-backup-log.service': 'backup',
};
const UNITS = Object.keys(STARTS) as (keyof typeof STARTS)[];
const TIMERS = ['yoimachi-backup.timer', 'yoimachi-backup-log.timer'];
const textOf = (unit: string) => readFileSync(join(ROOT, 'ops/systemd', unit), 'utf8');
/** As a process of production has it that is told nothing else. */
function drainSeconds(): number {
  const parsed = parseConfig({
    NODE_ENV: 'production',
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: 'postgres://a@b/c',
    SUPPORT_MAIL: 'help@example.jp',
    ISSUER_NAME: '見本商事',
    ISSUER_ADDRESS: '東京都',
    ISSUER_REGISTRATION_NUMBER: 'T7000012050002',
  });
  if (!parsed.ok) throw new Error(parsed.sentences.join('\n'));
  return parsed.value.drainSeconds;
}
const analyze = findProgram('SYSTEMD_ANALYZE', ['systemd-analyze'], ['/usr/bin/systemd-analyze']);
if (!analyze)
  console.log('not run: units of systemd: there is no systemd-analyze (Debian: apt-get install systemd)');

describe.each(UNITS)('%s', (unit) => {
  test('starts what a release starts', () => {
    const command = /^ExecStart=(.*)$/m.exec(textOf(unit))![1]!;
    expect(command.replace(/ --log$/, '')).toBe(`/usr/bin/${readManifest().scripts[STARTS[unit]]}`);
  });

  test('sets only variables that the product reads, and files of secrets', () => {
    const known = new Set([
      ...Object.keys(environment.def.shape),
      ...[...SECRETS].map((name) => `${name}_FILE`),
    ]);
    const names = [...textOf(unit).matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe.each(UNITS.filter((unit) => STARTS[unit] === 'serve'))('%s', (unit) => {
  test('has time to drain, and to answer a call that the proxy still waits for', () => {
    const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(textOf(unit))![1]);
    const proxy = readFileSync(join(ROOT, 'ops/nginx/yoimachi.conf'), 'utf8');
    const callSeconds = Number(/location @pays \{[^}]*proxy_read_timeout (\d+)s;/.exec(proxy)![1]);
    expect(stopSeconds).toBeGreaterThan(drainSeconds() + callSeconds);
  });
});

describe.skipIf(analyze === null)('as systemd sees them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-units-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) => spawnSync(analyze!, args, { encoding: 'utf8' });

  /** An instance of the unit, with a Node that is here. */
  function written(unit: string): string {
    const path = join(folder, unit.replace('@', '@3000'));
    writeFileSync(path, textOf(unit).replace('/usr/bin/node', process.execPath));
    return path;
  }

  test.each([...UNITS, ...TIMERS])('%s is right', (unit) => {
    const { status, stderr } = run('verify', '--man=no', '--recursive-errors=no', written(unit));
    expect([status, stderr]).toEqual([0, '']);
  });

  test.each(UNITS)('%s is exposed to 3.0 of 10 at most', (unit) => {
    const { status, stdout, stderr } = run(
      'security',
      '--offline=yes',
      '--threshold=30',
      '--no-pager',
      written(unit),
    );
    expect([status, stderr], stdout).toEqual([0, '']);
    expect(stdout).toMatch(/Overall exposure level/);
  });

  test('a unit without its walls is too exposed', () => {
    const open = join(folder, 'open.service');
    cpSync(written(UNITS[1]!), open);
    writeFileSync(
      open,
      readFileSync(open, 'utf8').replaceAll(/^(?:Protect|Private|Restrict|SystemCall|Capability).*\n/gm, ''),
    );
    expect(run('security', '--offline=yes', '--threshold=30', '--no-pager', open).status).not.toBe(0);
  });
});
