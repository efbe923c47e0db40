import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newsRoutes } from '@yoimachi/contract/news';
import { UserType } from '@yoimachi/domain/account';
import { sidesOf } from '@yoimachi/domain/news';
import type { OperatorRef } from '@yoimachi/domain/operator';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { createPictures } from '../../apps/server/src/gateways/picture/index.ts';
import { createStorage } from '../../apps/server/src/gateways/storage/index.ts';
import { listOperators } from '../../apps/server/src/modules/desk/operator/index.ts';
import {
  createBanner,
  keepPicture,
  listBanners,
  listNews,
  publishNews,
  writeNews,
  type KeptPicture,
} from '../../apps/server/src/modules/talk/news/index.ts';
import { DEMO_BANNERS, DEMO_NEWS } from './news.ja.ts';
import type { Stage } from './types.ts';

/** The drawn picture of this name, in all its sizes. */
type Keep = (name: string) => Promise<KeptPicture>;

/** News of every kind and banners with drawn pictures, once; also in a demo that was filled before there were any. */
export async function playNews(stage: Stage): Promise<void> {
  const { context } = stage.app;
  const [operator] = (await listOperators(context.db)).filter((one) => one.disabled_at === null);
  if (!operator) return;
  const pictures = createPictures(context);
  const tools = { ...context, pictures, storage: createStorage(context) };
  const keep: Keep = async (name) =>
    made(await keepPicture(tools, await readFile(join(import.meta.dirname, 'news', `${name}.jpg`))), name);
  try {
    if ((await listNews(context.db, 1)).length === 0) await writeAll(stage, operator, keep);
    if ((await listBanners(context.db, 1)).length === 0) await showAll(stage, operator, keep);
  } finally {
    await pictures.close();
  }
}

async function writeAll(
  { app: { context }, guest, cast }: Stage,
  operator: OperatorRef,
  keep: Keep,
): Promise<void> {
  const today = dayOf(context.clock.now());
  const drawn = new Map<string, KeptPicture>();
  const read: { readonly newsId: string; readonly audience: (typeof DEMO_NEWS)[number]['audience'] }[] = [];
  for (const { daysAgo, hour, picture, isPinned = false, isRead, ...words } of DEMO_NEWS) {
    if (picture && !drawn.has(picture)) drawn.set(picture, await keep(picture));
    const order = {
      ...words,
      isPinned,
      startsAt: instantAt(addDays(today, -daysAgo), hour * 60),
      endsAt: null,
      picture: (picture && drawn.get(picture)) ?? null,
    };
    const newsId = made(await writeNews(context, order, operator), words.title);
    made(await publishNews(context, newsId, false), words.title);
    if (isRead) read.push({ newsId, audience: words.audience });
  }
  for (const [person, userType] of [
    [guest, UserType.GUEST],
    [cast, UserType.CAST],
  ] as const)
    for (const { newsId, audience } of read)
      if (sidesOf(audience).includes(userType))
        await person.call(newsRoutes.markNewsRead, undefined, undefined, { newsId });
}

async function showAll({ app: { context } }: Stage, operator: OperatorRef, keep: Keep): Promise<void> {
  const startsAt = instantAt(addDays(dayOf(context.clock.now()), -2), 0);
  for (const { audience, title, link, file } of DEMO_BANNERS) {
    const order = { audience, title, link, startsAt, endsAt: null, picture: await keep(file) };
    made(await createBanner(context, order, operator), title);
  }
}

function made<T>(result: Result<T, ErrorCode>, what: string): T {
  if (!result.ok) throw new Error(`the demo's news: ${what}: ${result.error.code}`);
  return result.value;
}
