import { expect, test } from 'vitest';
import { sourceWeight } from './weight.ts';

test('source is weighed by area, without tests, what they use and what is generated', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const weight = sourceWeight([
    { path: 'apps/server/src/main.ts', text: lines(900) },
    { path: 'apps/server/src/main.unit.test.ts', text: lines(10) },
    { path: 'apps/server/src/test-support/start.ts', text: lines(10) },
    { path: 'apps/server/sim/model.ts', text: lines(10) },
    { path: 'apps/web/src/routeTree.gen.ts', text: lines(10) },
    { path: 'apps/web/src/app/shell/shell.tsx', text: lines(120) },
    { path: 'tools/test/run.ts', text: lines(10) },
  ]);
  expect(weight).toContain('source: 1,020 in 2 files (');
  expect(weight).toContain('apps/server 900 in 1 files');
  expect(weight).toContain('apps/web 120 in 1 files');
  expect(weight).toContain('tools 0 in 0 files');
});
