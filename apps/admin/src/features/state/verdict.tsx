import type { StateVerdict } from '@yoimachi/domain/state';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { stateTexts as t } from './ja.ts';

/** What is well stays quiet among many lines. */
export function VerdictMark({ verdict }: { readonly verdict: StateVerdict }) {
  if (verdict !== 'OK')
    return (
      <Chip look={verdict === 'TROUBLE' ? 'danger' : 'wait'}>
        <Icon name="alert" size={14} />
        {t.verdicts[verdict]}
      </Chip>
    );
  return (
    <span className="inline-flex min-h-6 shrink-0 items-center gap-1 text-xs font-bold text-ok">
      <Icon name="check" size={16} />
      {t.verdicts.OK}
    </span>
  );
}
