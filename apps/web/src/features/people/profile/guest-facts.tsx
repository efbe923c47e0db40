import type { GuestForCasts } from '@yoimachi/contract/profile';
import { detailsOf } from '@yoimachi/domain/profile';
import { Spec, type SpecRow } from '#ui/rows.tsx';
import { detailRows } from '#lib/details.ts';
import { guestFactTexts as t } from './guest-facts.ja.ts';

/** What a cast reads of a guest, wherever she meets him: what he wrote, whether his age is checked, his details, his meetings. */
export function GuestFacts({
  guest,
  more = [],
}: {
  readonly guest: GuestForCasts;
  /** What belongs to the place where it is shown. */
  readonly more?: readonly SpecRow[];
}) {
  const { shortProfile, selfIntro, ageChecked, detail, meetingCount } = guest;
  return (
    <>
      {shortProfile && <p className="text-base">{shortProfile}</p>}
      {selfIntro && <p className="text-sm whitespace-pre-line text-sub">{selfIntro}</p>}
      <Spec
        rows={[
          { label: t.ageCheck, value: ageChecked ? t.checked : t.notChecked },
          { label: t.meetings, value: <span className="nums">{t.count(meetingCount)}</span> },
          ...detailRows(detail, detailsOf('guest')),
          ...more,
        ]}
      />
    </>
  );
}
