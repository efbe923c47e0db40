import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { castTexts } from '#find/cast';
import { profileTexts } from './ja.ts';
import { NoDays } from './no-days.tsx';

interface Props {
  readonly cast: CastProfile;
  /** The chosen day; null while none is known. */
  readonly castDay: CastDay | null;
  /** It is known that no day is open. */
  readonly isClosed: boolean;
  readonly onRequest: () => void;
}

/** The request button at the bottom on phones: terms above, price on the left. */
export function RequestBar({ cast, castDay, isClosed, onRequest }: Props) {
  const [first] = castDay?.free ?? [];
  if (isClosed)
    return (
      <div className="contents desktop:hidden">
        <StickyBar>
          <NoDays castId={cast.castId} />
        </StickyBar>
      </div>
    );
  return (
    <div className="contents desktop:hidden">
      <StickyBar
        terms={<Note look="ok">{profileTexts.free}</Note>}
        amount={
          <span className="flex flex-col">
            {/* A line of its own, also before a day is known: the button stays where it is. */}
            <span className="nums min-h-[1lh] min-w-[9.6em] text-xs text-sub">
              {castDay &&
                first &&
                profileTexts.from(formatDayShort(castDay.day), formatMinute(first.fromMinute))}
            </span>
            <span className="text-xs whitespace-nowrap text-sub">
              <Points value={cast.price30} size="lg" className="text-ink" /> {castTexts.perHalfHour}
            </span>
          </span>
        }
      >
        <Button isDisabled={!castDay} onClick={onRequest}>
          {profileTexts.request}
        </Button>
      </StickyBar>
    </div>
  );
}
