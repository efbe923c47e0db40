import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '#platform/config';
import { properKey, type ByteRange, type Storage } from './port.ts';

const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;
const TRIES = 3;
const REMOVED_AT_ONCE = 10;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

/** Files in a bucket of Amazon S3 or of what speaks its language. Nothing in it is public: files are sent by the product. */
export function s3Storage(config: S3Config): Storage {
  const connected = once(() => connect(config));
  const at = (key: string) => ({ Bucket: config.bucket, Key: properKey(key) });
  const get = async (key: string, range?: ByteRange) => {
    const { client, sdk } = await connected();
    const Range = range && `bytes=${range.from}-${range.to}`;
    const command = new sdk.GetObjectCommand({ ...at(key), ...(Range && { Range }) });
    return client.send(command).catch(unlessMissing);
  };
  return {
    async put(key, bytes) {
      const { client, sdk } = await connected();
      const ContentType = 'application/octet-stream';
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType }));
    },
    // In Node the SDK's streams are Node's.
    open: async (key, range) => (await get(key, range))?.Body as Readable | undefined,
    async read(key) {
      const bytes = await (await get(key))?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async size(key) {
      const { client, sdk } = await connected();
      return (await client.send(new sdk.HeadObjectCommand(at(key))).catch(unlessMissing))?.ContentLength;
    },
    async remove(keys) {
      const { client, sdk } = await connected();
      const removeOne = (key: string) =>
        client.send(new sdk.DeleteObjectCommand(at(key))).catch(unlessMissing);
      // Not many in one call: what that needs is understood differently from service to service.
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE)
        await Promise.all(keys.slice(from, from + REMOVED_AT_ONCE).map(removeOne));
    },
    async *list(prefix) {
      const { client, sdk } = await connected();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: config.bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield Key;
    },
    freeBytes: async () => null,
  };
}

async function connect({ region, endpoint, accessKeyId, secretAccessKey }: S3Config): Promise<Connected> {
  // It is large, and who keeps files on the disk does not need it.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // What only Amazon understands is left out where nobody needs it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}

interface Connected {
  readonly client: Sdk.S3Client;
  readonly sdk: typeof Sdk;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
