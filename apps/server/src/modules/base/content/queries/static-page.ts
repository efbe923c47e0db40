import type * as z from 'zod/mini';
import type { staticPage } from '@yoimachi/contract/content';
import {
  begunVersions,
  fillPage,
  PAGE_TITLES,
  pageTextOf,
  sectionsOf,
  type PageName,
  type PageSide,
} from '@yoimachi/domain/page';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, type Day } from '@yoimachi/domain/time';
import type { AppContext } from '#platform/module';
import { bodyOf, versionsOf } from '../page.store.ts';
import { pageValues } from '../values.ts';

export type StaticPage = z.output<typeof staticPage>;

interface Wanted {
  readonly name: PageName;
  readonly type: PageSide;
  /** Absent: the one in force. */
  readonly version?: Day | undefined;
}

/** A page as one side reads it, with the numbers of now; NOT_FOUND without a version of that day. */
export async function readStaticPage(
  { db, clock, config }: Pick<AppContext, 'clock' | 'config' | 'db'>,
  { name, type, version: wanted }: Wanted,
): Promise<Result<StaticPage, 'NOT_FOUND'>> {
  const textId = pageTextOf(name, type);
  const today = dayOf(clock.now());
  const [versions, values] = await Promise.all([versionsOf(db, [textId]), pageValues(db, config)]);
  const version = wanted ?? begunVersions(versions, today).at(-1)!.version;
  const body = await bodyOf(db, textId, version);
  if (body === undefined) return fail('NOT_FOUND');
  return ok({
    name,
    title: PAGE_TITLES[name],
    version,
    sections: sectionsOf(fillPage(body, values)).map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: [...paragraphs],
    })),
    versions: versions
      .map((one) => ({ version: one.version, news: one.news, isPlanned: one.version > today }))
      .reverse(),
  });
}
