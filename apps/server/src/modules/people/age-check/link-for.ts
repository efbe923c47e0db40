import { AGE_LINK_MINUTES } from '@yoimachi/domain/age-check';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { makeReadLink, type OpenContext } from '#base/read-log';
import { officeOrigin } from '#platform/config';

export const AGE_DOCUMENT_PATH = '/age-documents';

/** A link by which an operator opens one picture, once. */
export async function linkFor(context: OpenContext, fileId: string, operator: OperatorRef): Promise<string> {
  const order = { kind: 'AGE_DOCUMENT', fileId, operator, minutes: AGE_LINK_MINUTES } as const;
  const { token } = await makeReadLink(context, order);
  return `${officeOrigin(context.config)}${AGE_DOCUMENT_PATH}/${token}`;
}
