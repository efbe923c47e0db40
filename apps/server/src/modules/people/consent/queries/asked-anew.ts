import { askedBy, versionsAt, type AgreedPageId } from '@yoimachi/domain/consent';
import { ok } from '@yoimachi/domain/result';
import type { ActContext } from '#platform/module';
import { consentTexts } from '#base/content';
import { countAgreed } from '../consent.store.ts';

/** How many a version of a page that asks would ask again: those to whom it is open by what is enough today (`isGiven`). */
export async function countAskedAnew({ db, clock }: Pick<ActContext, 'clock' | 'db'>, textId: AgreedPageId) {
  const texts = await consentTexts(db);
  const { enough } = versionsAt(texts[textId], clock.now());
  return ok({ accounts: await countAgreed(db, askedBy(textId), enough) });
}
