import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../launch/paths.ts';
import { findPromtool, noPromtool } from '../test/prometheus.ts';

const promtool = (...args: string[]): string =>
  execFileSync(findPromtool()!, args, { cwd: join(ROOT, 'ops/prometheus'), encoding: 'utf8', stdio: 'pipe' });

describe.skipIf(noPromtool() !== null)('rules of Prometheus', () => {
  it('are rules, and those that its configuration names', () => {
    expect(promtool('check', 'rules', 'rules.yml')).toMatch(/SUCCESS: \d\d rules found/);
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  });

  it('raise each alert by what it is for, and by nothing less', () => {
    expect(promtool('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
  });
});
