import type { Obstacle } from '@yoimachi/domain/leaving';
import { Link, type LinkProps } from '@tanstack/react-router';
import { CardList } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { Section } from '#ui/page.tsx';
import { leavingTexts as t, obstacleTexts } from './ja.ts';
import type { Side } from './side.ts';

type To = NonNullable<LinkProps['to']>;

/** Where each of them ends. */
const places: Readonly<Record<Side, Readonly<Record<Obstacle, To>>>> = {
  guest: {
    CLAIM_OPEN: '/guest/dohan-list',
    BOOKING_OPEN: '/guest/dohan-list',
    PAYMENT_DUE: '/guest/payment-info',
    PURCHASE_OPEN: '/guest/buy-point/history',
    PAYOFF_OPEN: '/guest',
    REWARD_FROZEN: '/guest',
    BANK_ACCOUNT_REQUIRED: '/guest',
    BANK_ACCOUNT_INVALID: '/guest',
  },
  cast: {
    CLAIM_OPEN: '/cast/dohan-list',
    BOOKING_OPEN: '/cast/dohan-list',
    PAYMENT_DUE: '/cast',
    PURCHASE_OPEN: '/cast',
    PAYOFF_OPEN: '/cast/payoff',
    REWARD_FROZEN: '/cast/notification',
    BANK_ACCOUNT_REQUIRED: '/cast/bank-account',
    BANK_ACCOUNT_INVALID: '/cast/bank-account',
  },
};

/** What has to end before, each with the way there. */
export function Obstacles({ side, of }: { readonly side: Side; readonly of: readonly Obstacle[] }) {
  return (
    <Section title={t.obstaclesTitle}>
      <p className="phrase text-sm text-sub">{t.obstaclesLead}</p>
      <CardList>
        {of.map((obstacle) => (
          <li key={obstacle}>
            <Link to={places[side][obstacle]} className={linkRowClass}>
              <LinkRow icon="alert" label={<span className="phrase">{obstacleTexts[obstacle]}</span>} />
            </Link>
          </li>
        ))}
      </CardList>
    </Section>
  );
}
