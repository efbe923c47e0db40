/** What a request may lack: the guest's age check, which a card brings too, or a card for points that he does not have. */
export type RequestNeed = 'AGE_CHECK' | 'CARD';

/**
 * What a guest has to do before a request can be sent: his age is checked, and his points suffice or a card stands for what is
 * missing (rules.md 3 and 4). Null when nothing stands in the way.
 */
export function requestNeed(guest: {
  readonly ageChecked: boolean;
  readonly hasCard: boolean;
  /** What the request needs and the balance lacks. */
  readonly missingPoints: number;
}): RequestNeed | null {
  if (!guest.ageChecked) return 'AGE_CHECK';
  return guest.missingPoints > 0 && !guest.hasCard ? 'CARD' : null;
}
