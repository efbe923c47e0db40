import { useRef, useState } from 'react';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { sosTexts as t } from './ja.ts';
import { callOperators, type SosOutcome } from './send-sos.ts';

/**
 * Two taps to the operators, with the police next to it. It belongs to the shell and uses the browser's own dialog, so that it works even
 * if a screen's code, data or anything else did not load.
 */
export function Sos() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sosId, setSosId] = useState('');
  function open(): void {
    setSosId(newId());
    dialog.current?.showModal();
  }
  return (
    <aside
      aria-label={t.title}
      className="fixed top-1.5 right-2 z-30 rounded-lg bg-bg desktop:top-auto desktop:right-6 desktop:bottom-6"
    >
      <Button variant="danger" size="md" icon="siren" onClick={open}>
        {t.button}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="sos-title"
        className="m-auto w-[min(100%-2rem,26rem)] rounded-xl bg-surface p-5 text-ink shadow-sheet backdrop:bg-scrim"
      >
        {sosId && <SosBody key={sosId} sosId={sosId} onClose={() => dialog.current?.close()} />}
      </dialog>
    </aside>
  );
}

function SosBody({ sosId, onClose }: { readonly sosId: string; readonly onClose: () => void }) {
  const [withPlace, setWithPlace] = useState(false);
  const [state, setState] = useState<SosOutcome | 'sending' | null>(null);
  async function send(): Promise<void> {
    setState('sending');
    setState(await callOperators(sosId, withPlace, setState));
  }
  const isSent = state !== null && state !== 'sending' && state.sent;
  return (
    <div className="flex flex-col gap-4">
      <h2 id="sos-title" className="text-lg font-bold">
        {t.title}
      </h2>
      <p className="phrase text-base">{t.lead}</p>
      <a href="tel:110" className={buttonClass({ variant: 'line', isWide: true })}>
        <Icon name="phone" />
        {t.call110}
      </a>
      <p role="status" className="phrase text-base font-bold empty:hidden">
        {state !== null && state !== 'sending' ? state.message : ''}
      </p>
      {!isSent && (
        <>
          <Button isWide icon="siren" isPending={state === 'sending'} onClick={() => void send()}>
            {state === null || state === 'sending' ? t.send : t.sendAgain}
          </Button>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <span className="relative grid size-5 shrink-0 place-items-center">
              <input
                type="checkbox"
                className="peer/box size-5 appearance-none rounded-sm border border-edge bg-surface checked:border-primary checked:bg-primary"
                checked={withPlace}
                onChange={(event) => setWithPlace(event.target.checked)}
              />
              <Icon
                name="check"
                size={16}
                className="pointer-events-none absolute hidden text-on-primary [stroke-width:3] peer-checked/box:block"
              />
            </span>
            {t.withPlace}
          </label>
        </>
      )}
      <Button variant="ghost" isWide onClick={onClose}>
        {t.close}
      </Button>
    </div>
  );
}
