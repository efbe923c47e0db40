import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isInstalled, isIos } from './browser.ts';
import { hasInstallOffer, onInstallOffer } from './install-offer.ts';
import { installTexts as t } from './ja.ts';

const KEY = 'install-hint';

/**
 * For who has something booked: that the product can live on the home screen, where this browser can put it there. Closed once, it never
 * comes back in this browser.
 */
export function InstallHint() {
  const [isClosed, setClosed] = useState(wasClosed);
  const isOffered = useSyncExternalStore(onInstallOffer, hasInstallOffer);
  if (isClosed || isInstalled() || !(isOffered || isIos())) return null;
  return (
    <aside
      aria-label={t.title}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2 pr-1 pl-4"
    >
      <Icon name="download" className="shrink-0 text-sub" />
      <div className="min-w-0 flex-1">
        <p className="phrase text-xs text-sub">{t.hint}</p>
        <Link to="/app-setting" className="inline-flex min-h-11 items-center text-sm font-bold text-primary">
          {isIos() ? t.title : t.asApp}
        </Link>
      </div>
      <IconButton
        icon="close"
        label={t.closeHint}
        onClick={() => {
          keepClosed();
          setClosed(true);
        }}
      />
    </aside>
  );
}

/** Who lets nothing be kept is not hinted at: closing would not last. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function keepClosed(): void {
  try {
    localStorage.setItem(KEY, 'closed');
  } catch {
    // It is closed for as long as the page is open.
  }
}
