import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, isRefused } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { uiTexts } from '#ui/ja.ts';
import { Bone } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { PushRefused, pushQuery, useSwitchPush } from './api/push.ts';
import { pushAbility, type PushAbility } from './browser.ts';
import { pushTexts as t } from './ja.ts';

/** Whether this device gets pushes, and the way to turn them on: the browser asks the person only after a tap here. */
export function PushSwitch() {
  const query = useQuery(pushQuery());
  // What the browser allows changes in its own settings, where nothing tells the page.
  const [ability, setAbility] = useState(pushAbility);
  if (query.isError && !query.data) return <QueryFailed query={query} />;
  if (!query.data)
    return (
      <div role="status" aria-label={uiTexts.loading} className="flex flex-col gap-3">
        <Bone className="h-[74px] rounded-lg" />
        <Bone className="min-h-10 w-4/5 desktop:min-h-6" />
      </div>
    );
  const { publicKey, isOn, otherDeviceCount } = query.data;
  return (
    <div className="flex flex-col gap-3">
      <Card className="py-3">
        {publicKey !== null && ability === 'READY' ? (
          <Working publicKey={publicKey} isOn={isOn} onAsked={() => setAbility(pushAbility())} />
        ) : (
          <Label state={publicKey === null ? t.unavailable : told[ability]} />
        )}
      </Card>
      {publicKey !== null && <Help ability={ability} />}
      {otherDeviceCount > 0 && <Note>{t.others(otherDeviceCount)}</Note>}
    </div>
  );
}

const told = { DENIED: t.denied, INSTALL: t.install, READY: t.off, UNSUPPORTED: t.unsupported } as const;

function Label({ state }: { readonly state: string }) {
  return (
    <span className="flex items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name="phone" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-bold">{t.title}</span>
        <span className="text-xs text-sub">{state}</span>
      </span>
    </span>
  );
}

interface WorkingProps {
  readonly publicKey: string;
  readonly isOn: boolean;
  /** The browser may have asked, and been told no for good. */
  readonly onAsked: () => void;
}

function Working({ publicKey, isOn, onAsked }: WorkingProps) {
  const send = useSwitchPush(publicKey);
  const isShownOn = send.isPending ? send.variables : isOn && Notification.permission === 'granted';
  return (
    <Switch
      label={<Label state={isShownOn ? t.on : t.off} />}
      isOn={isShownOn}
      isDisabled={send.isPending}
      onChange={(next) =>
        send.mutate(next, {
          onSuccess: () => showToast(next ? t.turnedOn : t.turnedOff, 'ok'),
          onError: (error) => showToast(sentenceOf(error), 'danger'),
          onSettled: onAsked,
        })
      }
    />
  );
}

/** What the browser fails with is not for people. */
function sentenceOf(error: Error): string {
  if (error instanceof PushRefused) return t.refused;
  return isRefused(error) ? errorMessage(error) : t.failed;
}

function Help({ ability }: { readonly ability: PushAbility }) {
  if (ability === 'READY') return <Note>{t.shared}</Note>;
  if (ability === 'DENIED') return <Note>{t.howAllow}</Note>;
  if (ability === 'UNSUPPORTED') return <Note>{t.otherBrowser}</Note>;
  return (
    <Note>
      {t.howInstall}
      <br />
      <Link to="/app-setting" className="inline-flex min-h-11 items-center font-bold text-primary underline">
        {t.toInstall}
      </Link>
    </Note>
  );
}
