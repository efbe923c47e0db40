import { AGREED_PAGES, CONSENT_TEXTS, type ConsentTexts } from '@yoimachi/domain/consent';
import type { Db } from '#platform/database';
import { versionsOf } from '../page.store.ts';

/** Every text that is agreed to with its versions: of pages those that are published or planned, of sentences those of the product. */
export async function consentTexts(db: Db): Promise<ConsentTexts> {
  const versions = await versionsOf(db, AGREED_PAGES);
  const pages = AGREED_PAGES.map((id) => [id, versions.filter(({ textId }) => textId === id)]);
  return { ...CONSENT_TEXTS, ...Object.fromEntries(pages) };
}
