import { visible } from '#lib/visible.ts';
import type { ReactNode } from 'react';

interface Props {
  /** Name and value; null and false leave it out. A text may be a member's own. */
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** What is known of a row, name by name. */
export function Facts({ facts }: Props) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined &&
          value !== false && (
            <div key={name} className="contents">
              <dt className="text-sub">{name}</dt>
              <dd className="nums min-w-0 break-all">
                {typeof value === 'string' ? <bdi>{visible(value)}</bdi> : value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
