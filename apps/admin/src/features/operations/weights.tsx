import { useQuery } from '@tanstack/react-query';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { query } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { editWeight } from './acts.tsx';
import { operationTexts as t } from './ja.ts';
import { shareOf } from './share.ts';

/** What the order of recommendation weighs, and how much of the whole each is. */
export function Weights() {
  const weights = useQuery(query(standingAdminRoutes.listRecommendationWeights));
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
                  <ActButton act={editWeight} of={{ ...one, all: items }} />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
