import { cannedReasons } from '@yoimachi/contract/queue';
import type { DecisionWithReason } from '@yoimachi/domain/queue';
import type { ReactNode } from 'react';
import { Select } from '#ui/select.tsx';
import type { At } from './fields.tsx';
import { actTexts as t } from './ja.ts';

interface Props {
  readonly of: DecisionWithReason;
  readonly at: At<string>;
  /** Where it is written. */
  readonly children: ReactNode;
}

/** The usual reasons of a decision above the field that one of them fills. */
export function UsualReason({ of, at, children }: Props) {
  const usual = Object.values<string>(cannedReasons[of]);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t.usual}
        options={usual.map((value) => ({ value, label: value }))}
        value={usual.includes(at.value) ? at.value : ''}
        onChange={({ target }) => at.onChange(target.value)}
      />
      {children}
    </div>
  );
}
