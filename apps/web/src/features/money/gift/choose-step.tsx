import type { Gift } from '@yoimachi/contract/gift';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '#lib/api-error.ts';
import { Points } from '#ui/amount.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { GiftGrid } from './gift-grid.tsx';
import { giftTexts as t } from './ja.ts';
import { isNotReleased, NotReleased } from './not-released.tsx';

interface Props {
  readonly gifts: UseQueryResult<readonly Gift[]>;
  /** What can be spent now; undefined while unknown. */
  readonly balancePoints: number | undefined;
  readonly giftId: string | null;
  /** Why the previously chosen gift could not be sent. */
  readonly error: unknown;
  readonly onChoose: (giftId: string) => void;
}

/** The balance and the gifts; or why there is nothing to choose. */
export function ChooseContent({ gifts, balancePoints, giftId, error, onChoose }: Props) {
  if (isNotReleased(gifts.error)) return <NotReleased level={3} />;
  if (gifts.isError && !gifts.data) return <QueryFailed query={gifts} />;
  return (
    <>
      {Boolean(error) && (
        <Note look="danger" isBoxed>
          {errorMessage(error)}
        </Note>
      )}
      <p className="flex items-baseline justify-between gap-3 text-sm text-sub">
        {t.balance}
        {balancePoints === undefined ? (
          <Bone className="h-5 w-20" />
        ) : (
          <Points value={balancePoints} className="text-ink" />
        )}
      </p>
      {gifts.isPending && <Bone className="h-[420px] rounded-lg" />}
      {gifts.data?.length === 0 && <State icon="gift" title={t.empty} level={3} />}
      {gifts.data && <GiftGrid gifts={gifts.data} value={giftId} onChange={onChoose} />}
    </>
  );
}
