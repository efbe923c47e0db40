import { randomBytes } from 'node:crypto';

/** Below it lies what people sent, and nothing else. */
export const UPLOADS_PREFIX = 'uploads/';

export const prefixOf = (uploadId: string): string => `${UPLOADS_PREFIX}${uploadId}/`;

/** Never used twice: two who send the same bytes at once do not write over each other. */
export const newObjectKey = (uploadId: string, fromByte: number): string =>
  `${prefixOf(uploadId)}${fromByte}-${randomBytes(9).toString('base64url')}`;

/** Of which file an object is a part; undefined when it is none. */
export const uploadOf = (objectKey: string): string | undefined =>
  /^uploads\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\//.exec(objectKey)?.[1];
