import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { pointsText, yenText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Loaded } from '#ui/loaded.tsx';
import { packagesQuery, useRemovePackage } from './api.ts';
import type { Package } from './api.ts';
import { priceTexts as t } from './ja.ts';

const PackageDialog = lazy(() => import('./package-dialog.tsx'));

/** The packages on sale. */
export function Packages() {
  const mayAct = useMayAct();
  const packages = useQuery(packagesQuery);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Package | null>(null);
  return (
    <Panel
      title={t.packages}
      aside={mayAct('addPackage') && <SmallButton onClick={() => setAdding(true)}>{t.add}</SmallButton>}
      isFlush
    >
      <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.packagesHelp}</p>
      <Loaded query={packages}>
        {({ items }) => (
          <ul>
            {items.length === 0 && <li className="phrase p-5 text-sm text-sub">{t.noPackages}</li>}
            {items.map((one) => (
              <li
                key={one.packageId}
                className="flex min-h-13 flex-wrap items-center gap-3 border-b border-line px-5 py-2 last:border-0"
              >
                <b className="nums flex-1">{pointsText(one.points)}</b>
                <span className="nums text-sm text-sub">{yenText(one.amountYen)}</span>
                {mayAct('removePackage') && (
                  <SmallButton
                    look="danger"
                    aria-label={t.removeOf(pointsText(one.points))}
                    onClick={() => setRemoving(one)}
                  >
                    {t.remove}
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding && (
        <Suspense>
          <PackageDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {removing && <Remove one={removing} onClose={() => setRemoving(null)} />}
    </Panel>
  );
}

function Remove({ one, onClose }: { readonly one: Package; readonly onClose: () => void }) {
  const remove = useRemovePackage(onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(pointsText(one.points))}
      confirmLabel={t.remove}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(one.packageId, { onError: (error) => showToast(errorMessage(error), 'danger') })
      }
    >
      {t.removeDetail}
    </ConfirmDialog>
  );
}
