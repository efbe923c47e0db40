import { ApiError } from '#lib/api-error.ts';
import { State } from '#ui/state.tsx';
import { giftTexts as t } from './ja.ts';

/** Whether gifts are switched off for everybody. */
export const isNotReleased = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'GIFT_NOT_RELEASED';

/** What is said then. */
export const NotReleased = ({ level }: { readonly level?: 2 | 3 }) => (
  <State icon="gift" title={t.notReleased} detail={t.notReleasedDetail} level={level} />
);
