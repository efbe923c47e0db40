import { failureOfAnswer } from './judge.ts';
import { expect, test } from 'vitest';
import { randomOf } from '../../../../test-support/random.ts';
import { signUpCast, useRewoundApp } from '../../../../test-support/index.ts';
import { bytesOf, declare, head, jpegOf, patch, stored, UPLOAD_MODULES } from './support.ts';

const app = useRewoundApp({ modules: UPLOAD_MODULES, config: { logLevel: 'silent' } });

const SEED = Number(process.env['SEED'] ?? 20_261_122);
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 300);
const SIZE = 30_000;

const OFFSETS = ['', '-1', '1.5', '1e3', ' 3', '０', '999999999', '9'.repeat(40), 'NaN', '0x10', 'null'];
const TYPES = [
  '',
  'application/json',
  'text/plain',
  'application/offset+octet-stream; a=b',
  'multipart/form-data',
  'x',
];
const VERSIONS = ['', '0.2.2', '1.0.0, 1.0.0', '2.0.0', 'ä'];
const IDS = [
  '',
  '0',
  '..%2f..%2fetc',
  '%00',
  'a'.repeat(90),
  crypto.randomUUID(),
  `${crypto.randomUUID()}x`,
  '%E3%81%82',
];

test(`${CALLS} broken, odd and proper requests: each is answered as the table says, and the file stays what was sent`, async () => {
  console.log(`Uploads with SEED=${SEED} FUZZ_CALLS=${CALLS}`);
  const random = randomOf(SEED);
  const below = (end: number) => Math.floor(random() * end);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
  const [cast, other] = [await signUpCast(app), await signUpCast(app)];
  const bytes = jpegOf(SIZE);
  const { uploadId } = (await declare(app, cast, SIZE)).body;
  let there = 0;
  for (let calls = 0; calls < CALLS; calls++) {
    const isProper = random() < 0.2;
    const offset = isProper || random() < 0.5 ? there : below(SIZE * 2);
    const length = isProper ? Math.min(below(6_000), SIZE - there) : below(SIZE * 1.5);
    const headers = isProper
      ? {}
      : {
          ...(random() < 0.2 && { 'upload-offset': oneOf(OFFSETS) }),
          ...(random() < 0.2 && { 'content-type': oneOf(TYPES) }),
          ...(random() < 0.2 && { 'tus-resumable': oneOf(VERSIONS) }),
          ...(random() < 0.1 && { 'content-encoding': 'gzip' }),
          ...(random() < 0.1 && { 'upload-length': '5' }),
          ...(random() < 0.1 && { authorization: oneOf(['', 'Bearer', 'Bearer a.b.c', 'Basic eA==']) }),
        };
    const who = !isProper && random() < 0.2 ? other : cast;
    const id = !isProper && random() < 0.2 ? oneOf(IDS) : uploadId;
    const answer = await patch(app, who, id, bytes.subarray(offset, offset + length), { offset, headers });
    expect(failureOfAnswer(answer), JSON.stringify({ calls, id, offset, length, headers })).toBeNull();
    const now = await head(app, cast, uploadId);
    if (answer.status === 204) expect(answer.offset).toBe(now.offset);
    else expect(now.offset).toBe(there);
    expect(now.offset).toBeGreaterThanOrEqual(there);
    there = now.offset;
    if (there === SIZE) break;
  }
  if (there < SIZE) await patch(app, cast, uploadId, bytes.subarray(there), { offset: there });
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
  expect((await stored(app)).every((key) => key.includes(uploadId))).toBe(true);
});
