import { Chip } from '#ui/chip.tsx';
import { stateOf } from './api.ts';
import { newsTexts as t } from './ja.ts';

const looks = { DRAFT: 'mute', COMING: 'wait', SHOWN: 'ok', OVER: 'mute' } as const;

interface Props {
  readonly of: { readonly startsAt: string; readonly endsAt: string | null };
  /** Null: a draft. */
  readonly publishedAt: string | null;
}

/** Whether it is a draft, to come, shown or over. */
export function StateChip({ of, publishedAt }: Props) {
  const state = stateOf(of, publishedAt);
  return <Chip look={looks[state]}>{t.states[state]}</Chip>;
}
