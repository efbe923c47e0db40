import { messageOf } from '@yoimachi/contract/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError, ERR_NETWORK } from './lib/api-error.ts';
import type { UploadItem } from './lib/upload-item.ts';
import { megabytesOf, percentOf, UploadProgress } from './upload-progress.tsx';

const item = (part: Partial<UploadItem>): UploadItem => ({
  id: 'a',
  file: new File([new Uint8Array(5 * 1_048_576)], 'a.jpg'),
  state: 'SENDING',
  sentBytes: 0,
  uploadId: null,
  error: null,
  ...part,
});
const shown = (part: Partial<UploadItem>) =>
  renderToStaticMarkup(<UploadProgress item={item(part)} onCancel={() => 0} onRetry={() => 0} />);

test('how far a file is stands there in percent, megabytes and as a bar', () => {
  const html = shown({ sentBytes: 3.1 * 1_048_576 });
  expect(html).toContain('アップロード中 62%');
  expect(html).toContain('3.1 / 5.0MB');
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="62"/);
  expect(html).toContain('中止');
  expect(shown({ state: 'WAITING' })).toContain('送信待ち');
});

test('it is at 100 % only once all has arrived', () => {
  expect(percentOf(item({ sentBytes: 5 * 1_048_576 }))).toBe(99);
  expect(percentOf(item({ state: 'SENT' }))).toBe(100);
  expect(shown({ state: 'SENT', sentBytes: 5 * 1_048_576 })).not.toContain('中止');
});

test('what failed for want of a line can be tried again, what was refused cannot', () => {
  const lost = new ApiError(0, ERR_NETWORK, messageOf('UPLOAD_FAILED'));
  expect(shown({ state: 'FAILED', error: lost })).toMatch(
    /ファイルをアップロードできませんでした。.*再試行する/,
  );
  const refused = new ApiError(400, 'PHOTO_TYPE', messageOf('PHOTO_TYPE'));
  expect(shown({ state: 'FAILED', error: refused })).not.toContain('再試行する');
});

test('a few bytes are never shown as none', () => {
  expect([0, 1, 1_048_576, 10_485_760].map(megabytesOf)).toEqual(['0', '0.1', '1.0', '10.0']);
});
