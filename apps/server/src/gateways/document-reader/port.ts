import type { OfferedDocument, ReadDocument } from '@yoimachi/domain/age-check';

/**
 * Reads the photo of a document. It is not told whom the document should show: what it answers is what stands there, and `judgeDocument`
 * compares. Nothing it sees is kept, logged or sent anywhere but into the answer.
 */
export interface DocumentReader {
  /**
   * @param picture an upright or turned JPEG, PNG or WebP; what is no picture is read as one without text.
   * @throws when the reader itself fails (its process died, its time ran out): the caller asks again later.
   */
  read(picture: Uint8Array, order: { readonly documentType: OfferedDocument }): Promise<ReadDocument>;
  close(): Promise<void>;
}

/** What is answered where nothing could be read. */
export const NOTHING_READ: ReadDocument = {
  documentName: false,
  issuer: null,
  name: null,
  birthday: null,
  expiresOn: null,
  isBack: false,
};
