import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { mayAct } from '@yoimachi/contract/admin';
import { useOffice } from '#lib/office.ts';
import { Icon } from '#ui/icon.tsx';
import { appTexts as t } from '../ja.ts';
import { places } from './places.ts';

const Palette = later(async () => ({ default: (await import('#features/palette')).Palette }));

/** The way to anybody and anything from every screen: ⌘K, Ctrl+K, or its button. */
export function Finder() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key !== 'k') return;
      event.preventDefault();
      // Whatever form is open is finished first.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
        className="control mx-3 mt-3 flex items-center gap-3 rounded-full border border-line bg-surface px-3 text-sm text-sub hover:bg-sunken"
      >
        <Icon name="search" size={16} />
        <span className="flex-1 text-left">{t.find}</span>
        <kbd aria-hidden="true" className="font-gothic text-2xs">
          {t.findKey}
        </kbd>
      </button>
      {isOpen && <OpenPalette onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenPalette({ onClose }: { readonly onClose: () => void }) {
  const { operator } = useOffice();
  const router = useRouter();
  const screens = places
    .filter(({ needs }) => needs === null || mayAct(operator.role, needs))
    .map(({ queue, to, label }) => ({
      key: queue ?? to,
      label,
      open: () => void router.navigate({ to, ...(queue && { params: { queue } }) }),
    }));
  return <Palette screens={screens} onClose={onClose} />;
}
