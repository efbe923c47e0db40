import { DayNoticeSwitch } from '#find/day-notice';
import { profileTexts } from './ja.ts';

/** In place of a request while there is no day to ask for: that it is so, and the way to hear of the next. */
export function NoDays({ castId }: { readonly castId: string }) {
  return (
    <div>
      <p className="phrase font-bold">{profileTexts.noDays}</p>
      <DayNoticeSwitch castId={castId} />
    </div>
  );
}
