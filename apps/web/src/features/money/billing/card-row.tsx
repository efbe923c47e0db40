import type { Card } from '@yoimachi/contract/billing';
import type { UseQueryResult } from '@tanstack/react-query';
import { Icon } from '#ui/icon.tsx';
import { FailedRow } from '#ui/load-failed.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { CardExpiry, CardName } from './card-name.tsx';
import { cardTexts as t } from './ja.ts';

interface Props {
  readonly card: UseQueryResult<Card | null>;
  readonly onChange: () => void;
}

/** The card that will be charged, and the way to another one. */
export function CardRow({ card, onChange }: Props) {
  if (card.isError && card.data === undefined) return <FailedRow query={card} />;
  if (card.data === undefined) return <Bone className="h-6 w-64" />;
  return (
    <div className="flex min-h-6 items-center gap-3 text-sm">
      <Icon name="card" className="text-sub" />
      {card.data ? (
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <CardName card={card.data} />
          <CardExpiry card={card.data} />
        </p>
      ) : (
        <p className="min-w-0 flex-1 text-sub">{t.none}</p>
      )}
      {card.data && (
        <button type="button" className={moreLinkClass} onClick={onChange}>
          {t.change}
          <MoreMark />
        </button>
      )}
    </div>
  );
}
