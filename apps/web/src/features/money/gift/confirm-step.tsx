import { useWaysToPay } from '#lib/use-address-sheet.ts';
import type { Gift } from '@yoimachi/contract/gift';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Rows } from '#ui/rows.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { giftTexts as t } from './ja.ts';

/** What the sheet is given, and what it needs from the surrounding screen. */
export interface GiftSheetProps {
  readonly cast: { readonly castId: string; readonly nickname: string };
  /** The chosen gift, or `UNCHOSEN`: kept in the address. */
  readonly giftId: string;
  readonly onChoose: (giftId: string) => void;
  readonly onClose: () => void;
  /** The address of the open sheet, for those who leave to buy points or for the card. */
  readonly here: string;
}

interface Step {
  readonly gift: Gift;
  readonly cast: GiftSheetProps['cast'];
  /** What can be spent now; undefined while unknown. */
  readonly balancePoints: number | undefined;
}

/** The gift, its recipient, its cost and the remaining balance. */
export function ConfirmContent({ gift, cast, balancePoints }: Step) {
  const { points } = gift;
  const rest = balancePoints === undefined ? undefined : balancePoints - points;
  return (
    <>
      <div className="flex flex-col items-center gap-1 text-center">
        <GiftPicture picture={gift.picture} size={128} />
        <p className="font-mincho text-lg font-bold">{gift.name}</p>
        <p className="text-sm text-sub">{t.forWhom(cast.nickname)}</p>
      </div>
      <Rows
        rows={[
          { label: t.price, amount: <Points value={points} /> },
          ...(rest !== undefined && rest >= 0
            ? [{ label: t.after, amount: <Points value={rest} />, isTotal: true }]
            : []),
        ]}
      />
      <Note>
        <p>{t.terms}</p>
        <p>{t.told(cast.nickname)}</p>
      </Note>
    </>
  );
}

interface FooterProps extends Step, Pick<GiftSheetProps, 'here'> {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

/** The one button that sends, or the way to what is missing. */
export function ConfirmFooter(props: FooterProps) {
  const { gift, balancePoints, error, isPending, onSend, onBack } = props;
  const { toPoints, toCard } = useWaysToPay(props.here);
  const missing = balancePoints === undefined ? 0 : gift.points - balancePoints;
  const way = missing > 0 ? 'points' : wayOut(error);
  return (
    <div className="flex flex-col gap-2">
      {missing > 0 ? (
        <Note look="danger">{t.missing(pointsText(missing))}</Note>
      ) : (
        Boolean(error) && <Note look="danger">{errorMessage(error)}</Note>
      )}
      {way === null && (
        <Button isWide isPending={isPending} onClick={onSend}>
          {t.send}
        </Button>
      )}
      {way === 'points' && (
        <Button isWide onClick={toPoints}>
          {t.buyPoints}
        </Button>
      )}
      {(way === 'card' || way === 'payment') && (
        <Button isWide onClick={toCard}>
          {way === 'card' ? t.registerCard : t.toPayment}
        </Button>
      )}
      <Button variant={way === 'choose' ? 'primary' : 'ghost'} isWide isDisabled={isPending} onClick={onBack}>
        {t.again}
      </Button>
    </div>
  );
}

type Way = 'points' | 'card' | 'payment' | 'choose';

const WAYS: Readonly<Record<string, Way>> = {
  POINTS_INSUFFICIENT: 'points',
  CARD_REQUIRED: 'card',
  PAYMENT_DUE: 'payment',
  GIFT_DAILY_LIMIT: 'choose',
  GIFT_PAIR_LIMIT: 'choose',
};

/** What fixes a refusal; null if retrying can. */
function wayOut(error: unknown): Way | null {
  return error instanceof ApiError ? (WAYS[error.code] ?? null) : null;
}
