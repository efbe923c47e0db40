import { useMutation } from '@tanstack/react-query';
import { accountRoutes, type DeviceSession } from '@yoimachi/contract/account';
import { useEffect, useState } from 'react';
import { call } from '#lib/api.ts';
import { formatMoment } from '#lib/dates.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { ActDialog } from '#ui/act-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { preloadConfirm } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { deviceName, deviceTexts as t } from './ja.ts';

type Asked = { readonly session: DeviceSession } | 'all';

const skeleton = (
  <Skeleton>
    <Bone className="h-52 rounded-lg" />
  </Skeleton>
);

/** Where one is signed in, each other device with a way to sign it out. */
export function SessionsPage() {
  useEffect(preloadConfirm, []);
  return (
    <QueryPage title={t.title} query={query(accountRoutes.listSessions)} skeleton={skeleton}>
      {({ sessions }) => <Sessions sessions={sessions} />}
    </QueryPage>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAlone = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <Page>
      <p className="phrase text-sm text-sub">{t.lead}</p>
      <CardList>
        {sessions.map((session) => (
          <li key={session.sessionId} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <SessionRow session={session} onEnd={() => setAsked({ session })} />
          </li>
        ))}
      </CardList>
      <Note>{t.placeNote}</Note>
      {isAlone ? (
        <p className="text-center text-sm text-sub">{t.alone}</p>
      ) : (
        <Button variant="danger" icon="logout" isWide onClick={() => setAsked('all')}>
          {t.endAll}
        </Button>
      )}
      {asked && <EndDialog asked={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function SessionRow({ session, onEnd }: { readonly session: DeviceSession; readonly onEnd: () => void }) {
  const { isCurrent, isSameNetwork, userType, platform } = session;
  const isPhone = session.device === 'IPHONE' || session.device === 'ANDROID';
  const network = isSameNetwork === null ? null : isSameNetwork ? t.sameNetwork : t.otherNetwork;
  const about = [t.sides[userType], t.platforms[platform], !isCurrent && network].filter(Boolean);
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-sub">
        <Icon name={isPhone ? 'phone' : 'devices'} size={20} />
      </span>
      <span className="flex min-w-32 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-bold wrap-anywhere">
          <span>{deviceName(session)}</span>
          {isCurrent && <Chip look="tint">{t.current}</Chip>}
        </span>
        <span className="phrase text-xs text-sub">{about.join(' ／ ')}</span>
        <span className="nums text-xs text-sub">{t.lastUsed(formatMoment(session.lastUsedAt))}</span>
        <span className="nums text-xs text-sub">{t.signedIn(formatMoment(session.signedInAt))}</span>
      </span>
      {!isCurrent && (
        <Button variant="line" size="md" aria-label={t.endOf(deviceName(session))} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </>
  );
}

function EndDialog({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const isAll = asked === 'all';
  const end = useMutation({
    /** Answers how many logins that ended. */
    mutationFn: async (): Promise<number> => {
      if (isAll) return (await call(accountRoutes.endOtherSessions)).ended;
      await call(accountRoutes.endSession, { params: { sessionId: asked.session.sessionId } });
      return 1;
    },
    // Also after a refusal: that device was signed out by somebody faster.
    onSettled: useRefresh(accountRoutes.listSessions),
  });
  return (
    <ActDialog
      act={end}
      input={undefined}
      title={isAll ? t.endAllTitle : t.endTitle(deviceName(asked.session))}
      label={t.end}
      done={isAll ? t.endedAll : t.ended}
      onClose={onClose}
    >
      {isAll && <p>{t.endAllNote}</p>}
      <p>{t.endNote}</p>
    </ActDialog>
  );
}
