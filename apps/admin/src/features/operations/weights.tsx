import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { weightsQuery } from './api.ts';
import type { Weight } from './api.ts';
import { operationTexts as t } from './ja.ts';
import { shareOf } from './share.ts';

const WeightDialog = lazy(() => import('./weight-dialog.tsx'));

/** What the order of recommendation weighs, and how much of the whole each is. */
export function Weights() {
  const weights = useQuery(weightsQuery);
  const [editing, setEditing] = useState<Weight | null>(null);
  return (
    <Panel title={t.weights} isFlush>
      <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.weightsHelp}</p>
      <Loaded query={weights}>
        {({ items }) => (
          <ul>
            {items.map((one) => {
              const name = t.names[one.kind];
              return (
                <li
                  key={one.kind}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2.5 last:border-0"
                >
                  <div className="min-w-0 flex-1">
                    <b className="text-sm">{name}</b>
                    <p className="phrase text-xs text-sub">{t.help[one.kind]}</p>
                  </div>
                  <div className="nums text-right">
                    <b>{formatCount(one.weight)}</b>
                    <p className="text-xs text-sub">{t.share(shareOf(items, one.kind, one.weight))}</p>
                  </div>
                  <SmallButton aria-label={t.changeOf(name)} onClick={() => setEditing(one)}>
                    {t.change}
                  </SmallButton>
                </li>
              );
            })}
            {editing && (
              <Suspense>
                <WeightDialog all={items} weight={editing} onClose={() => setEditing(null)} />
              </Suspense>
            )}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
