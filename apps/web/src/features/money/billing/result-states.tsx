import type { Purchase } from '@yoimachi/contract/billing';
import { isErrorCode, messageOf } from '@yoimachi/contract/errors';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useUserPoint } from '#lib/use-live-document.ts';
import { Points } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Rows } from '#ui/rows.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { buyTexts as t } from './ja.ts';

interface Props {
  readonly purchase: Purchase;
  readonly next: string | undefined;
}

/** The points have arrived: the new total, and the way on. */
export function Bought({ purchase, next }: Props) {
  const { history } = useRouter();
  const balance = useUserPoint();
  return (
    <State
      icon="check"
      title={t.bought}
      detail={purchase.expiresOn && <span className="nums">{t.usableUntil(purchase.expiresOn)}</span>}
      action={
        <div className="flex w-[min(320px,80vw)] flex-col gap-4">
          <Card className="text-left">
            <Rows
              rows={[
                { label: t.points, amount: <Points value={purchase.points} /> },
                {
                  label: t.balance,
                  amount: balance ? (
                    <Points value={balance.currentPoint} size="lg" />
                  ) : (
                    <Bone className="h-7 w-24" />
                  ),
                  isTotal: true,
                },
              ]}
            />
          </Card>
          {next ? (
            <Button isWide onClick={() => history.push(next)}>
              {next.startsWith('/guest/user-profile') ? t.toRequest : t.onward}
            </Button>
          ) : (
            <ButtonLink to="/guest" isWide label={t.search} />
          )}
          <ButtonLink to="/guest/buy-point/history" variant="ghost" size="md" label={t.history} />
        </div>
      }
    />
  );
}

/** Nothing was charged: why, and what can be done. A declined card first needs replacing. */
export function Failed({ purchase, next }: Props) {
  const navigate = useNavigate();
  const code = purchase.failureCode ?? '';
  const isCardRefused = code === 'CARD_DECLINED';
  const again = <ToBuy label={t.again} next={next} points={purchase.points} isLine={isCardRefused} />;
  const toCard = () => {
    const onward = next ? `&next=${encodeURIComponent(next)}` : '';
    const order = `/guest/buy-point/confirm?points=${purchase.points}${onward}`;
    void navigate({ to: '/guest/payment-info', search: { next: order } });
  };
  return (
    <State
      icon="alert"
      title={t.failed}
      detail={
        <>
          {isErrorCode(code) && <span className="block">{messageOf(code)}</span>}
          <span className="block">{t.notCharged}</span>
        </>
      }
      action={
        <div className="flex flex-col gap-3">
          {!isCardRefused && again}
          <Button variant={isCardRefused ? 'primary' : 'line'} onClick={toCard}>
            {t.otherCard}
          </Button>
          {isCardRefused && again}
        </div>
      }
    />
  );
}

interface ToBuyProps {
  readonly label: string;
  readonly next: string | undefined;
  /** The amount that was to be bought. */
  readonly points?: number;
  /** Outlined, next to the filled button. */
  readonly isLine?: boolean;
  readonly isWide?: boolean;
}

export function ToBuy({ label, next, points, isLine, isWide }: ToBuyProps) {
  return (
    <ButtonLink
      to="/guest/buy-point"
      search={{ ...(points !== undefined && { points }), ...(next !== undefined && { next }) }}
      variant={isLine ? 'line' : 'primary'}
      isWide={isWide}
      label={label}
    />
  );
}
