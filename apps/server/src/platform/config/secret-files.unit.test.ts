import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from './index.ts';
import { SECRETS } from './schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'yoimachi-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, text);
  return path;
}
function sentences(env: Record<string, string>): readonly string[] {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.sentences;
}
const URL = 'postgres://yoimachi:hunter2@db:5432/yoimachi';

describe('a secret in a file', () => {
  it.each([
    ['as it is', URL],
    ['without the end of its line', `${URL}\n`],
    ['without that of another system', `${URL}\r\n`],
  ])('is taken %s', (_, text) => {
    expect(parseConfig({ DATABASE_URL_FILE: fileOf(text) })).toMatchObject({ value: { databaseUrl: URL } });
  });

  it('keeps what is no end of its line, and is looked at like any other', () => {
    const said = sentences({ METRICS_TOKEN_FILE: fileOf('hunter2hunter2hunter2\n\n') });
    expect(said).toEqual([expect.stringMatching(/^METRICS_TOKEN must .*, but is something else\.$/)]);
  });

  it('is not taken beside a value', () => {
    expect(sentences({ DATABASE_URL: URL, DATABASE_URL_FILE: fileOf(URL) })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set: leave one of them out.',
    ]);
    for (const given of [
      { DATABASE_URL: URL, DATABASE_URL_FILE: '' },
      { DATABASE_URL: '', DATABASE_URL_FILE: fileOf(URL) },
    ])
      expect(parseConfig(given)).toMatchObject({ value: { databaseUrl: URL } });
  });

  it('says in one sentence why it cannot be taken, and not that it is missing as well', () => {
    const missing = join(folder, 'missing');
    const production = { NODE_ENV: 'production', SECRET_KEY_FILE: missing };
    expect(sentences(production).filter((sentence) => sentence.includes('SECRET_KEY'))).toEqual([
      `SECRET_KEY_FILE names a file that cannot be read (ENOENT): "${missing}".`,
    ]);
    expect(sentences({ SECRET_KEY_FILE: folder })).toEqual([
      `SECRET_KEY_FILE names a file that cannot be read (EISDIR): "${folder}".`,
    ]);
    const empty = fileOf('\n');
    expect(sentences({ SECRET_KEY_FILE: empty })).toEqual([
      `SECRET_KEY_FILE names a file that is empty: "${empty}".`,
    ]);
    expect(sentences({ SECRET_KEY_FILE: fileOf('x'.repeat(70_000)) })).toEqual([
      expect.stringContaining('is too large for a secret'),
    ]);
  });

  it.each([...SECRETS])('%s never shows what is in it', (name) => {
    const said = sentences({ [`${name}_FILE`]: fileOf('hunter 2') });
    expect(said.length).toBeGreaterThan(0);
    expect(JSON.stringify(said)).not.toContain('hunter 2');
  });
});
