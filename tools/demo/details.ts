import { detailsOf, offeredOf, type DetailName, type DetailSide } from '@yoimachi/domain/profile';
import type { Random } from './random.ts';

/** What the demo's people keep to themselves. */
const KEPT: Readonly<Record<DetailSide, readonly DetailName[]>> = {
  guest: ['weightKg', 'hair', 'cohabitants'],
  cast: ['weightKg', 'gender'],
};

/** Of each detail that nothing else decides one of what is offered. */
export function otherDetails(
  side: DetailSide,
  told: object,
  random: Random,
): Readonly<Record<string, string | number>> {
  const left = detailsOf(side).filter((name) => !(name in told) && !KEPT[side].includes(name));
  return Object.fromEntries(left.map((name) => [name, random.pick(offeredOf(name))]));
}
