import { queryOptions } from '@tanstack/react-query';
import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import type { AgreedPageId } from '@yoimachi/domain/consent';
import type { PageTextId } from '@yoimachi/domain/page';
import { call } from '#lib/api.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

const pagesKey = ['pages'] as const;

type Pages = CallAnswer<typeof contentAdminRoutes.listPages>;
export type Version = Pages['versions'][number];
export type Word = Pages['words'][number];
export type Page = CallAnswer<typeof contentAdminRoutes.showPage>;

export const pagesQuery = queryOptions({
  queryKey: pagesKey,
  queryFn: () => call(contentAdminRoutes.listPages, {}),
});

export const onePage = (versionId: string) =>
  queryOptions({
    queryKey: [...pagesKey, versionId],
    queryFn: () => call(contentAdminRoutes.showPage, { params: { versionId } }),
  });

/** How many are asked when a version of a page asks again. */
export const askedAnew = (textId: AgreedPageId) =>
  queryOptions({
    queryKey: [...pagesKey, 'asked', textId],
    queryFn: () => call(consentAdminRoutes.countAskedAnew, { query: { textId } }),
  });

/** Versions of a text that stand, the newest first. */
export const standingOf = (versions: readonly Version[], textId: PageTextId): readonly Version[] =>
  versions.filter((one) => one.textId === textId && one.takenBackAt === null);

/** The version that is read today. */
export function inForceOf(versions: readonly Version[], textId: PageTextId): Version | undefined {
  const today = dayOf(now());
  return standingOf(versions, textId).find(({ version }) => version <= today);
}

/** An act on pages: they are read again. */
export const usePageAct = <Given>(
  act: (given: Given) => Promise<unknown>,
  said: string,
  onDone: () => void,
) => useToldAct({ act, said, onDone, keys: [pagesKey] });
