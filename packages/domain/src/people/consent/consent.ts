import type { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { begunVersions } from '@yoimachi/domain/page';
import { dayOf, type Day } from '@yoimachi/domain/time';
import {
  CONSENT_ITEMS,
  CONSENT_RULES,
  CONSENT_TEXTS,
  type ConsentAct,
  type ConsentItem,
  type ConsentTextId,
  type ConsentTexts,
  type TextVersion,
} from './catalogue.ts';

/** The last word of somebody on an item. */
export interface Consent {
  readonly item: ConsentItem;
  readonly version: Day;
  readonly given: boolean;
}

/** What is asked of guests, or of casts, in the order in which it is shown. */
export const consentsFor = (userType: UserType): ConsentItem[] =>
  CONSENT_ITEMS.filter((item) => textOf(item, userType) !== undefined);

/** The text by which an item is asked; undefined where it is not. */
export const textOf = (item: ConsentItem, userType: UserType): ConsentTextId | undefined =>
  CONSENT_RULES[item].texts[userType];

/**
 * The version in force at `now`, and the oldest one that it is enough to have agreed to. Before the first is in force, that one is shown.
 */
export function versionsAt(
  versions: readonly TextVersion[],
  now: Date,
): { readonly current: Day; readonly enough: Day } {
  const begun = begunVersions(versions, dayOf(now));
  return { current: begun.at(-1)!.version, enough: begun.findLast(({ asks }) => asks)!.version };
}

/** The newest version of a text that comes with the product. */
export const newestVersion = (textId: ConsentTextId): Day => CONSENT_TEXTS[textId].at(-1)!.version;

/** Whether somebody's last word is a consent that still holds. */
export function isGiven(
  texts: ConsentTexts,
  last: Consent | undefined,
  textId: ConsentTextId,
  now: Date,
): boolean {
  return last !== undefined && last.given && last.version >= versionsAt(texts[textId], now).enough;
}

/** What somebody still has to agree to before an act. */
export function missingConsents(
  texts: ConsentTexts,
  userType: UserType,
  act: ConsentAct,
  lasts: readonly Consent[],
  now: Date,
): ConsentItem[] {
  return consentsFor(userType).filter(
    (item) =>
      CONSENT_RULES[item].closes.includes(act) &&
      !isGiven(
        texts,
        lasts.find((last) => last.item === item),
        textOf(item, userType)!,
        now,
      ),
  );
}

/** Whether nothing of what opens an act can be taken back: to whom it is open it stays so, until another version asks again. */
export const staysOpen = (userType: UserType, act: ConsentAct): boolean =>
  consentsFor(userType).every((item) => {
    const { closes, isWithdrawable } = CONSENT_RULES[item];
    return !isWithdrawable || !closes.includes(act);
  });

/**
 * The text that somebody agrees to. VALIDATION for an item that is not asked of this side; CONSENT_CHANGED for a version that is no
 * longer enough, or not yet in force: what was read is not what holds.
 */
export function checkAgreement(
  texts: ConsentTexts,
  userType: UserType,
  { item, version }: { readonly item: ConsentItem; readonly version: Day },
  now: Date,
): Result<ConsentTextId, 'CONSENT_CHANGED' | 'VALIDATION'> {
  const textId = textOf(item, userType);
  if (textId === undefined) return fail('VALIDATION', 'agreed');
  const { current, enough } = versionsAt(texts[textId], now);
  const isKnown = texts[textId].some((text) => text.version === version);
  if (!isKnown || version < enough || version > current)
    return fail('CONSENT_CHANGED', 'agreed', { items: [item] });
  return ok(textId);
}
