import { sql, type RawBuilder } from 'kysely';
import type { GuestForCasts, GuestProfileDetail } from '@yoimachi/contract/profile';
import { ageOn, dayOf, type Day } from '@yoimachi/domain/time';

/** What of a guest's row a cast's view of him is made of. */
export interface ShownGuestRow extends Pick<
  GuestForCasts,
  'ageChecked' | 'meetingCount' | 'nickname' | 'photo' | 'userId'
> {
  readonly birthday: Day | null;
  readonly profile: GuestProfileDetail;
}

/** How many meetings a guest has had, as a column of a statement; of it the guest's id. */
export const meetingCount = (guestId: RawBuilder<unknown>) =>
  sql<number>`(select count(distinct m.booking_id)::int from participation m where m.guest_id = ${guestId}
        and (m.status = 'FORCE_FINISH' or m.status = 'APPROVE' and m.finished_at is not null) and m.finished_at is not null
        and m.cancel_type is distinct from 'GUEST_NO_SHOW')`;

/** What a cast sees of a guest, wherever she sees him. */
export function presentShownGuest({ birthday, profile, ...row }: ShownGuestRow, now: Date): GuestForCasts {
  const { shortProfile = '', selfIntro = '', ...detail } = profile;
  const age = birthday === null ? null : ageOn(birthday, dayOf(now));
  return { ...row, age, shortProfile, selfIntro, detail };
}
