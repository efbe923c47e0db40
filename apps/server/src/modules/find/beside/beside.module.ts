import type { besideRoutes, RequestObstacle } from '@yoimachi/contract/beside';
import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { fail, ok } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { cardPresenter } from '#find/search';
import { isGiftEnabled } from '#money/gift';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import {
  findSeen,
  giftsOf,
  type GuestStanding,
  guestStanding,
  reviewSpread,
  similarCasts,
} from './beside.store.ts';

/** What a profile shows after itself, in one call. */
export function besideModule({ db, clock }: AppContext): Module {
  const handlers: Handlers<typeof besideRoutes> = {
    async getCastBeside({ principal: { accountId }, params: { castId } }) {
      const seen = await findSeen(db, accountId, castId);
      if (!seen) return fail('NOT_FOUND', 'castId');
      const now = clock.now();
      const day = addDays(dayOf(now), 1);
      const [standing, reviews, gifts, isReleased, similar] = await Promise.all([
        guestStanding(db, accountId),
        reviewSpread(db, castId),
        giftsOf(db, castId),
        isGiftEnabled(db),
        similarCasts(db, accountId, seen, day),
      ]);
      const count = reviews.good + reviews.keep + reviews.bad;
      return ok({
        obstacle: obstacleOf(standing),
        reviews: count >= SCORE_SHOWN_FROM_REVIEWS ? reviews : null,
        gifts: isReleased ? gifts : [],
        similar: similar.map(cardPresenter(day, now)),
      });
    },
  };
  return { handlers };
}

/** The first that a request would be refused for. */
function obstacleOf({ has_phone, payment_due, age_checked }: GuestStanding): RequestObstacle | null {
  if (!has_phone) return 'PHONE';
  if (payment_due) return 'PAYMENT_DUE';
  return age_checked ? null : 'AGE_CHECK';
}
