import type { Card } from '@yoimachi/contract/billing';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
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
  if (card.isError && card.data === undefined) {
    return (
      <div className="flex items-center justify-between gap-3">
        <Note look="danger">{errorMessage(card.error)}</Note>
        <Button
          variant="line"
          size="md"
          icon="refresh"
          isPending={card.isFetching}
          onClick={() => void card.refetch()}
        >
          {t.retry}
        </Button>
      </div>
    );
  }
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
