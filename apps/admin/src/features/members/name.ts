import { visible } from '#lib/visible.ts';
import { listTexts as t } from './list.ja.ts';

/** How a member is called: who has not chosen a name yet has none. */
export const nameOf = ({ nickname }: { readonly nickname: string }): string =>
  nickname === '' ? t.nameless : visible(nickname);
