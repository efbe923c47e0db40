import type { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, type Day } from '@yoimachi/domain/time';
import {
  CONSENT_ITEMS,
  CONSENT_RULES,
  CONSENT_TEXTS,
  type ConsentAct,
  type ConsentItem,
  type ConsentTextId,
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
  const today = dayOf(now);
  const past = versions.filter(({ version }) => version <= today);
  const inForce = past.length > 0 ? past : versions.slice(0, 1);
  return { current: inForce.at(-1)!.version, enough: inForce.findLast(({ asks }) => asks)!.version };
}

/** The version of a text that the product ships. */
export const newestVersion = (textId: ConsentTextId): Day => CONSENT_TEXTS[textId].at(-1)!.version;

/** Whether somebody's last word is a consent that still holds. */
export function isGiven(last: Consent | undefined, textId: ConsentTextId, now: Date): boolean {
  return last !== undefined && last.given && last.version >= versionsAt(CONSENT_TEXTS[textId], now).enough;
}

/** What somebody still has to agree to before an act. */
export function missingConsents(
  userType: UserType,
  act: ConsentAct,
  lasts: readonly Consent[],
  now: Date,
): ConsentItem[] {
  return consentsFor(userType).filter(
    (item) =>
      CONSENT_RULES[item].closes.includes(act) &&
      !isGiven(
        lasts.find((last) => last.item === item),
        textOf(item, userType)!,
        now,
      ),
  );
}

/** Whether nothing of what opens an act can be taken back: to whom it is open it stays so, until another version asks anew. */
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
  userType: UserType,
  { item, version }: { readonly item: ConsentItem; readonly version: Day },
  now: Date,
): Result<ConsentTextId, 'CONSENT_CHANGED' | 'VALIDATION'> {
  const textId = textOf(item, userType);
  if (textId === undefined) return fail('VALIDATION', 'agreed');
  const { current, enough } = versionsAt(CONSENT_TEXTS[textId], now);
  const isKnown = CONSENT_TEXTS[textId].some((text) => text.version === version);
  if (!isKnown || version < enough || version > current)
    return fail('CONSENT_CHANGED', 'agreed', { items: [item] });
  return ok(textId);
}
