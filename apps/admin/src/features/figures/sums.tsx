import { Panel } from '#parts/panel.tsx';
import type { ReactNode } from 'react';
import { figureTexts as t } from './ja.ts';

interface Sum {
  readonly name: string;
  readonly value: ReactNode;
}

/** What all days of the span make together. */
export const Sums = ({ sums }: { readonly sums: readonly Sum[] }) => (
  <Panel title={t.sum}>
    <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-6">
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-sub">{name}</dt>
          <dd className="nums text-lg font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
