import type { OfferedDocument } from '@yoimachi/domain/age-check';
import type { Day } from '@yoimachi/domain/time';
import { answerAsks } from '#platform/worker-process/answer-asks.ts';
import { readDocument } from './read-document.ts';

interface Order {
  readonly documentType: OfferedDocument;
  readonly today: Day;
}

export const handlers = {
  read: ({ documentType, today }: Order, picture: Uint8Array) => readDocument(picture, documentType, today),
};
export type ReaderHandlers = typeof handlers;

answerAsks(handlers);
