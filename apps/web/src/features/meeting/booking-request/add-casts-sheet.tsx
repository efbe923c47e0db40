import { MAX_CASTS } from '@yoimachi/domain/booking';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { Points, pointsText } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Icon } from '#ui/icon.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { choiceClass } from '#ui/radio-cards.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { requestTexts } from './ja.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { guestBookingRoutes, type MatchingCast } from '@yoimachi/contract/booking';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Day } from '#lib/dates.ts';
import { pages } from '#lib/queries.ts';

interface Props {
  readonly query: MatchingQuery;
  /** Who comes along already. */
  readonly chosen: readonly string[];
  readonly onChosen: (castIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Who could come along then; one tap adds her, another removes her. */
export function AddCastsSheet({ query, chosen, onChosen, onClose }: Props) {
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={requestTexts.addCast}
      under={
        <p className="nums text-xs text-sub">
          {requestTexts.addFor(query.day, query.startMinute, query.endMinute)}
        </p>
      }
      footer={
        <div className="flex items-center gap-4 pb-1">
          <output aria-live="polite" className="nums shrink-0 text-sm">
            {requestTexts.castCount(1 + chosen.length)}
          </output>
          <div className="min-w-0 flex-1">
            <Button isWide onClick={onClose}>
              {requestTexts.addDone}
            </Button>
          </div>
        </div>
      }
    >
      <Casts query={query} chosen={chosen} onChosen={onChosen} />
    </DaySheet>
  );
}

function Casts({ query, chosen, onChosen }: Omit<Props, 'onClose'>) {
  const pages = useMatchingCasts(query);
  if (pages.isPending) return <CastsSkeleton />;
  if (!pages.data) return <QueryFailed query={pages} />;
  const casts = pages.data.pages.flatMap(({ items }) => items);
  if (casts.length === 0)
    return <State icon="users" level={3} title={requestTexts.addNone} detail={requestTexts.addNoneDetail} />;
  const isFull = chosen.length >= MAX_CASTS - 1;
  return (
    <>
      {isFull && (
        <p role="status" className="phrase text-xs text-sub">
          {requestTexts.addFull}
        </p>
      )}
      <ul aria-label={requestTexts.addList} className="flex flex-col gap-2">
        {casts.map((cast) => (
          <li key={cast.userId}>
            <Choice
              cast={cast}
              minutes={query.endMinute - query.startMinute}
              isChosen={chosen.includes(cast.userId)}
              isFull={isFull}
              onChange={(isChosen) =>
                onChosen(
                  isChosen ? [...chosen, cast.userId] : chosen.filter((castId) => castId !== cast.userId),
                )
              }
            />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} more={requestTexts.more} size="md" />
    </>
  );
}

interface ChoiceProps {
  readonly cast: MatchingCast;
  readonly minutes: number;
  readonly isChosen: boolean;
  /** Nobody else can be added. */
  readonly isFull: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ cast, minutes, isChosen, isFull, onChange }: ChoiceProps) {
  const isOff = isFull && !isChosen;
  const small = cx('nums text-xs', isChosen ? 'text-on-tint' : 'text-sub');
  return (
    <label
      className={cx(
        choiceClass(isChosen),
        'flex items-center gap-3 p-3',
        isOff && 'cursor-not-allowed opacity-60',
      )}
    >
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isOff}
        aria-label={requestTexts.person(cast.nickname)}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <Avatar src={cast.photo} name={cast.nickname} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">
          <span className="font-mincho font-bold">{requestTexts.person(cast.nickname)}</span>
          {cast.age !== null && <span className={cx(small, 'ml-2')}>{requestTexts.age(cast.age)}</span>}
        </span>
        <span className={small}>{requestTexts.available(cast.fromMinute, cast.toMinute)}</span>
        <span className={small}>{requestTexts.per30(pointsText(cast.price30))}</span>
      </span>
      <Points value={pointsFor(cast, minutes)} />
      <Icon name={isChosen ? 'check' : 'plus'} size={20} />
    </label>
  );
}

function CastsSkeleton() {
  return (
    <Skeleton>
      {Array.from({ length: 4 }, (_, index) => (
        <Bone key={index} className="h-[90px] rounded-md" />
      ))}
    </Skeleton>
  );
}

/** The cast the guest started from, and a time of hers in minutes from 00:00 of the day. */
interface MatchingQuery {
  readonly castId: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Casts who can be requested together with another one for that time, page by page. */
const useMatchingCasts = (query: MatchingQuery) =>
  useInfiniteQuery(pages(guestBookingRoutes.matchingCasts, { query }));
