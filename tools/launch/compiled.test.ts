import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forgetOthers } from './compiled.ts';

const folder = mkdtempSync(join(tmpdir(), 'yoimachi-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was compiled of other versions is removed, its own is kept', async () => {
  for (const version of ['1.0.0', '1.0.1', '2.0.0']) {
    mkdirSync(join(folder, version, 'v24'), { recursive: true });
    writeFileSync(join(folder, version, 'v24/one'), '');
  }
  await forgetOthers(folder, '1.0.1');
  expect(readdirSync(folder)).toEqual(['1.0.1']);
  expect(readdirSync(join(folder, '1.0.1/v24'))).toEqual(['one']);
});
