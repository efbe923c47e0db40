import { officeRoutes } from '@yoimachi/contract/office';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { dayOf, formatDay, formatTime } from '#ui/lib/dates.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { useOwnAct, useSessions } from './api.ts';
import { settingsTexts as t } from './ja.ts';
import { Row, Section } from '#parts/section.tsx';

const whenOf = (at: string) => `${formatDay(dayOf(new Date(at)))} ${formatTime(new Date(at))}`;

/** Where the person is signed in; whatever they do not know, they end. */
export function Sessions() {
  const { data, error, isFetching, refetch } = useSessions();
  const [asked, setAsked] = useState<string | null>(null);
  const end = useOwnAct(
    (sessionId: string) => call(officeRoutes.endOfficeSession, { params: { sessionId } }),
    t.ended,
  );
  return (
    <Section title={t.sessions}>
      {!data && !error && <Bone className="m-5 h-14" />}
      {!data && error && <LoadFailed error={error} isPending={isFetching} onRetry={() => void refetch()} />}
      {data?.items.map((one) => (
        <Row
          key={one.id}
          label={one.agent}
          detail={[one.address, t.began(whenOf(one.beganAt)), t.seen(whenOf(one.seenAt))].join('　')}
        >
          {one.isThis ? (
            <span className="rounded-full bg-tint px-3 py-0.5 text-xs font-bold text-on-tint">
              {t.thisOne}
            </span>
          ) : (
            <SmallButton look="danger" onClick={() => setAsked(one.id)}>
              {t.end}
            </SmallButton>
          )}
        </Row>
      ))}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t.endTitle}
        confirmLabel={t.end}
        isDestructive
        isPending={end.isPending}
        onConfirm={() => asked && end.mutate(asked, { onSettled: () => setAsked(null) })}
      >
        {t.endDetail}
      </ConfirmDialog>
    </Section>
  );
}
