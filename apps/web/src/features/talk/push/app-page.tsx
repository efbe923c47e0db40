import { useState, useSyncExternalStore } from 'react';
import { showToast } from '#lib/toast.ts';
import { Screen } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { isInstalled, isIos } from './browser.ts';
import { hasInstallOffer, install, onInstallOffer } from './install-offer.ts';
import { installTexts as t } from './ja.ts';
import { PushSwitch } from './push-switch.tsx';

/** ホーム画面に追加: the product as an app of its own, and the pushes of this device. */
export function AppPage() {
  return (
    <Screen title={t.title} className="gap-6">
      <Install />
      <PushSwitch />
      <Note>{t.privacy}</Note>
    </Screen>
  );
}

function Install() {
  const [wasAdded, setAdded] = useState(false);
  const isOffered = useSyncExternalStore(onInstallOffer, hasInstallOffer);
  if (wasAdded || isInstalled())
    return (
      <Card>
        <Note look="ok">{t.installed}</Note>
      </Card>
    );
  return (
    <Card className="flex flex-col gap-4">
      <p className="phrase text-sm">{t.lead}</p>
      {isOffered ? (
        <Button
          icon="download"
          onClick={() =>
            void install().then((isAdded) => {
              setAdded(isAdded);
              if (isAdded) showToast(t.added, 'ok');
            })
          }
        >
          {t.install}
        </Button>
      ) : (
        <HowTo />
      )}
    </Card>
  );
}

function HowTo() {
  const steps = isIos() ? t.ios : /Android/.test(navigator.userAgent) ? t.android : t.desktop;
  return (
    <>
      <H2>{t.howTo}</H2>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3 text-sm">
            <span
              aria-hidden="true"
              className="nums grid size-[2em] shrink-0 place-items-center rounded-full bg-tint text-xs font-bold text-on-tint"
            >
              {index + 1}
            </span>
            <span className="phrase min-w-0 flex-1">{step}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
