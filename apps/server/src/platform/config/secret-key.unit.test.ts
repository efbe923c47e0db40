import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSecretKey } from './index.ts';

describe('secret key', () => {
  it('is the same one for all who start at once, each time', async () => {
    for (let round = 0; round < 40; round++) {
      const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-key-'));
      try {
        const keys = await Promise.all(
          Array.from({ length: 8 }, () => loadSecretKey({ secretKey: null, dataDir })),
        );
        expect(new Set(keys.map((key) => key.toString('base64'))).size).toBe(1);
        expect(await readdir(dataDir)).toEqual(['secret.key']);
      } finally {
        await rm(dataDir, { recursive: true });
      }
    }
  });

  it('is made once, for its owner only', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-key-'));
    try {
      const [first, second] = await Promise.all([
        loadSecretKey({ secretKey: null, dataDir }),
        loadSecretKey({ secretKey: null, dataDir }),
      ]);
      expect(first).toEqual(second);
      expect(first).toHaveLength(32);
      expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(first.toString('base64'));
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
