import { AGE_LINK_MINUTES } from '@yoimachi/domain/age-check';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { makeReadLink, type OpenContext } from '#desk/read-log';

export const AGE_DOCUMENT_PATH = '/age-documents';

/** A link by which an operator opens one picture, once. */
export async function linkFor(context: OpenContext, fileId: string, operator: OperatorRef): Promise<string> {
  const { port, publicUrl } = context.config;
  const order = { kind: 'AGE_DOCUMENT', fileId, operator, minutes: AGE_LINK_MINUTES } as const;
  const { token } = await makeReadLink(context, order);
  return `${publicUrl ?? `http://localhost:${port}`}${AGE_DOCUMENT_PATH}/${token}`;
}
