import { UserType } from '@yoimachi/domain/account';
import { PAGE_TEXT_IDS, type PageTextId } from '@yoimachi/domain/page';
import {
  CONSENT_ITEMS,
  CONSENT_RULES,
  CONSENT_TEXTS,
  type ConsentItem,
  type ConsentTextId,
} from './catalogue.ts';

/** A page whose text people agree to. */
export type AgreedPageId = ConsentTextId & PageTextId;

export const isAgreedTo = (textId: PageTextId): textId is AgreedPageId => textId in CONSENT_TEXTS;

/** Of all pages those that people agree to. */
export const AGREED_PAGES: readonly AgreedPageId[] = PAGE_TEXT_IDS.filter(isAgreedTo);

/** As what a page is agreed to, and whom it is asked of. */
export function askedBy(textId: AgreedPageId): {
  readonly item: ConsentItem;
  readonly sides: readonly UserType[];
} {
  const sidesOf = (item: ConsentItem) =>
    [UserType.GUEST, UserType.CAST].filter((side) => CONSENT_RULES[item].texts[side] === textId);
  const item = CONSENT_ITEMS.find((one) => sidesOf(one).length > 0);
  if (item === undefined) throw new Error(`${textId} is asked of nobody`);
  return { item, sides: sidesOf(item) };
}
