import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import type { PageTextId } from '@yoimachi/domain/page';
import { query } from '#lib/queries.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

type Pages = CallAnswer<typeof contentAdminRoutes.listPages>;
export type Version = Pages['versions'][number];
export type Word = Pages['words'][number];
export type Page = CallAnswer<typeof contentAdminRoutes.showPage>;

export const pagesQuery = query(contentAdminRoutes.listPages);

export const onePage = (versionId: string) => query(contentAdminRoutes.showPage, { params: { versionId } });

/** Versions of a text that stand, the newest first. */
export const standingOf = (versions: readonly Version[], textId: PageTextId): readonly Version[] =>
  versions.filter((one) => one.textId === textId && one.takenBackAt === null);

/** The version that is read today. */
export function inForceOf(versions: readonly Version[], textId: PageTextId): Version | undefined {
  const today = dayOf(now());
  return standingOf(versions, textId).find(({ version }) => version <= today);
}
