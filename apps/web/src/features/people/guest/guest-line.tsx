import type { GuestForCasts } from '@yoimachi/contract/profile';
import { guestFactTexts } from '#people/profile';
import { guestTexts as t } from './ja.ts';

/** Who a guest is in two lines: his name; his age, whether it is checked, and his meetings. */
export function GuestLine({ guest }: { readonly guest: GuestForCasts }) {
  const facts = [
    guest.age === null ? '' : t.age(guest.age),
    guest.ageChecked ? guestFactTexts.ageChecked : '',
    t.meetings(guest.meetingCount),
  ].filter(Boolean);
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="truncate">
        <span className="font-mincho text-lg font-bold">{guest.nickname}</span>
        <span className="ml-1 text-sm text-sub">{t.san}</span>
      </span>
      <span className="nums phrase text-xs text-sub">{facts.join('・')}</span>
    </span>
  );
}
