import { type MediaPlace, reasonText } from '@yoimachi/contract/media';
import { REVIEW_DAYS } from '@yoimachi/domain/media';
import { dayOf, formatDeadline, formatMonthDay } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { mediaTexts as t } from './ja.ts';

const LOOKS: Readonly<Record<MediaPlace['state'], ChipLook>> = {
  PROCESSING: 'wait',
  REVIEWING: 'wait',
  PUBLISHED: 'mute',
  REJECTED: 'danger',
  ENDED: 'mute',
};

/** What became of a place in one word. */
export function StateChip({ place, isMain }: { readonly place: MediaPlace; readonly isMain?: boolean }) {
  if (isMain && place.state === 'PUBLISHED') return <Chip look="tint">{t.main}</Chip>;
  return <Chip look={LOOKS[place.state]}>{t.states[place.state]}</Chip>;
}

/** The same in a sentence: what she waits for, or what to do. */
export function StateText({ place, isMain }: { readonly place: MediaPlace; readonly isMain?: boolean }) {
  const now = useNow();
  if (place.state === 'PROCESSING') return <p className="phrase text-sm text-sub">{t.processing}</p>;
  if (place.state === 'REJECTED')
    return (
      <div role="status" className="phrase text-sm">
        <p className="text-danger">{place.reason && reasonText(place.reason)}</p>
        {place.hasOlder && <p className="text-sub">{t.olderRejected}</p>}
      </div>
    );
  if (place.state === 'REVIEWING')
    return (
      <div className="phrase nums text-sm text-sub">
        <p>{t.submitted(formatDeadline(new Date(place.submittedAt), now), REVIEW_DAYS)}</p>
        {place.hasOlder && <p>{t.older}</p>}
      </div>
    );
  if (isMain) return <p className="phrase text-sm text-sub">{t.mainNote}</p>;
  return (
    <p className="nums text-sm text-sub">
      {place.shownAt && t.shownSince(formatMonthDay(dayOf(new Date(place.shownAt))))}
    </p>
  );
}
