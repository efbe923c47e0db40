import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

it('names the scripts inside index.html by what they say, and none that is a file', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'yoimachi-inline-'));
  try {
    expect(inlineScriptSources(webDir)).toEqual([]);
    const script = '\n  document.title = "宵";\n';
    const page = `<script>${script}</script><script type="module" src="/a.js"></script>`;
    await writeFile(join(webDir, 'index.html'), page);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(inlineScriptSources(webDir)).toEqual([`'sha256-${hash}'`]);
  } finally {
    await rm(webDir, { recursive: true });
  }
  expect(inlineScriptSources(null)).toEqual([]);
});
