/** What a request may lack: the guest's age check, which a card also provides, or a card for points he does not have. */
export type RequestNeed = 'AGE_CHECK' | 'CARD';

/**
 * What a guest still has to do before sending a request: his age must be checked, and his points must suffice or a card cover the rest
 * (rules.md 3 and 4). Null if nothing is missing.
 */
export function requestNeed(guest: {
  readonly ageChecked: boolean;
  readonly hasCard: boolean;
  /** What the request needs beyond the balance. */
  readonly missingPoints: number;
}): RequestNeed | null {
  if (!guest.ageChecked) return 'AGE_CHECK';
  return guest.missingPoints > 0 && !guest.hasCard ? 'CARD' : null;
}
