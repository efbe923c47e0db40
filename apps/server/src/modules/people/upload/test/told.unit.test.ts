import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '@yoimachi/domain/upload';

const DOCS = join(import.meta.dirname, '../../../../../../../docs');

test('who reads the documents can send a file', async () => {
  const { paths } = JSON.parse(await readFile(join(DOCS, 'openapi.json'), 'utf8')) as {
    readonly paths: Readonly<Record<string, { readonly post: { readonly summary: string } }>>;
  };
  const page = await readFile(join(DOCS, 'uploads.md'), 'utf8');
  for (const text of [paths['/v1/uploads']?.post.summary ?? paths['/uploads']!.post.summary, page])
    for (const word of ['HEAD', 'PATCH', 'Upload-Offset', 'application/offset+octet-stream', 'tus'])
      expect(text).toContain(word);
});

test('the limits that the documents name are those of the product', async () => {
  const page = await readFile(join(DOCS, 'uploads.md'), 'utf8');
  const { CAST_PHOTO, CAST_VIDEO, AGE_DOCUMENT } = limits.UPLOAD_RULES;
  for (const words of [
    `${CAST_PHOTO.maxBytes.toLocaleString('en')} bytes`,
    CAST_VIDEO.maxBytes.toLocaleString('en'),
    `${CAST_PHOTO.atOnce} photos, ${AGE_DOCUMENT.atOnce} photos of documents`,
    `${limits.UPLOADS_A_DAY} files and ${limits.UPLOAD_BYTES_A_DAY / 1024 / 1024} MB`,
  ])
    expect(page).toContain(words);
});
