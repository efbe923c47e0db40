import { lazy, Suspense } from 'react';
import { useNow } from '#lib/use-now.ts';
import { Screen } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { bookingTexts } from '#meeting/booking';
import { castHomeTexts as t } from './ja.ts';
import { RatingSection, RequestsSection, TodaySection, useSectionsAwaited } from './sections.tsx';

const TodayCard = lazy(() => import('./today-card.tsx'));

/** What awaits her: requests to answer, today's meetings, guests to evaluate. */
export function CastOverviewPage() {
  const now = useNow();
  // None of them pushes the next one down.
  const isAwaited = useSectionsAwaited();
  const skeleton = <CardListSkeleton count={3} />;
  return (
    <Screen title={bookingTexts.listTitle} className="gap-8">
      {isAwaited ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <RequestsSection now={now} />
          <TodaySection now={now} card={TodayCard} />
          <RatingSection now={now} />
          <ButtonLink to="/cast/dohan-list" variant="line" label={t.toList} />
        </Suspense>
      )}
    </Screen>
  );
}
