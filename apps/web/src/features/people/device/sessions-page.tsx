import { useQuery } from '@tanstack/react-query';
import type { DeviceSession } from '@yoimachi/contract/account';
import { useEffect, useState } from 'react';
import { dayOf, formatDay, formatTime } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog, preloadConfirm } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { sessionsQuery, useEndDevices } from './api/sessions.ts';
import { deviceName, deviceTexts as t } from './ja.ts';

type Asked = { readonly session: DeviceSession } | 'all';

/** Where one is signed in, each other device with a way to sign it out. */
function SessionsScreen() {
  const sessions = useQuery(sessionsQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(preloadConfirm, []);
  if (!sessions.data) {
    return (
      <Page>
        {sessions.isError ? (
          <QueryFailed query={sessions} />
        ) : (
          <Skeleton>
            <Bone className="h-52 rounded-lg" />
          </Skeleton>
        )}
      </Page>
    );
  }
  const isAlone = sessions.data.every(({ isCurrent }) => isCurrent);
  return (
    <Page>
      <p className="phrase text-sm text-sub">{t.lead}</p>
      <CardList>
        {sessions.data.map((session) => (
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

const moment = (iso: string): string => {
  const at = new Date(iso);
  return `${formatDay(dayOf(at))} ${formatTime(at)}`;
};

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
        <span className="nums text-xs text-sub">{t.lastUsed(moment(session.lastUsedAt))}</span>
        <span className="nums text-xs text-sub">{t.signedIn(moment(session.signedInAt))}</span>
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
  const end = useEndDevices();
  const isAll = asked === 'all';
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isAll ? t.endAllTitle : t.endTitle(deviceName(asked.session))}
      confirmLabel={t.end}
      isPending={end.isPending}
      onConfirm={() =>
        end.mutate(isAll ? null : asked.session.sessionId, {
          onSuccess: (count) => {
            showToast(isAll ? t.endedAll(count) : t.ended, 'ok');
            onClose();
          },
        })
      }
    >
      {isAll && <p>{t.endAllNote}</p>}
      <p>{t.endNote}</p>
      <ErrorNote error={end.error} />
    </ConfirmDialog>
  );
}

export function SessionsPage() {
  return (
    <SubPage title={t.title}>
      <SessionsScreen />
    </SubPage>
  );
}
