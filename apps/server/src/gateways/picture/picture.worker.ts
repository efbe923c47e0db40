import { answerAsks } from '#platform/worker-process/answer-asks.ts';
import { look } from './look.ts';
import type { PictureFormat, PictureKind } from './port.ts';
import { makeAvatar, makeDocument, makePhoto, makeWide } from './sizes.ts';

const handlers = {
  look: (kind: PictureKind, bytes: Uint8Array) => look(bytes, kind),
  photo: (format: PictureFormat, bytes: Uint8Array) => makePhoto(bytes, format),
  wide: (format: PictureFormat, bytes: Uint8Array) => makeWide(bytes, format),
  avatar: (_payload: undefined, bytes: Uint8Array) => makeAvatar(bytes),
  document: (_payload: undefined, bytes: Uint8Array) => makeDocument(bytes),
};
export type PictureHandlers = typeof handlers;

answerAsks(handlers);
