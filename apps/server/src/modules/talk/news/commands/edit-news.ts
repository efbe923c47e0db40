import { checkNews, checkNewsReason, type NewNews, type NewsWords } from '@yoimachi/domain/news';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { laterOf } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { insertBroadcast, lockBroadcast, setState } from '../broadcast.store.ts';
import {
  insertChange,
  insertNews,
  lockNews,
  markPublished,
  setNewsEnd,
  updateNews,
  type NewsRow,
} from '../desk.store.ts';
import type { KeptPicture, NextPicture } from '../pictures.ts';

export type DeskContext = Pick<ActContext, 'clock' | 'db' | 'ids'>;

/** Writes news that nobody sees yet; returns its id. Fails as `checkNews` says. */
export async function writeNews(
  { db, clock, ids }: DeskContext,
  { picture, ...news }: NewNews & { readonly picture: KeptPicture | null },
  operator: OperatorRef,
): Promise<Result<string, 'VALIDATION'>> {
  const checked = checkNews(news);
  if (!checked.ok) return checked;
  const written = { id: ids.newId(), writtenBy: operator.id, writtenAt: clock.now() };
  const drawn = picture && { pictureId: picture.pictureId, pictureColour: picture.colour };
  await withTransaction(db, (trx) => insertNews(trx, { ...news, ...drawn, ...written }));
  return ok(written.id);
}

interface Changed {
  readonly newsId: string;
  readonly reason: string;
  readonly operator: OperatorRef;
}

/** Locks what is changed, says why, and keeps what it said before. */
async function change<Code extends 'CONFLICT' | 'VALIDATION' = never>(
  { db, clock }: DeskContext,
  { newsId, reason, operator }: Changed,
  what: 'EDIT' | 'END' | 'RESUME' | 'STOP',
  make: (trx: Trx, news: NewsRow, at: Date) => Promise<Result<undefined, Code>>,
): Promise<Result<undefined, Code | 'NOT_FOUND' | 'VALIDATION'>> {
  const checked = checkNewsReason(reason);
  if (!checked.ok) return checked;
  return withTransaction(db, async (trx): Promise<Result<undefined, Code | 'NOT_FOUND'>> => {
    const news = await lockNews(trx, newsId);
    if (!news) return fail('NOT_FOUND', 'newsId');
    const at = clock.now();
    const made = await make(trx, news, at);
    const before = { titleBefore: news.title, bodyBefore: news.body };
    if (made.ok) await insertChange(trx, { newsId, what, reason, ...before, operatorId: operator.id, at });
    return made;
  });
}

/** Changes words, end and picture; who reads it after it was published sees that it was changed. */
export const editNews = (
  context: DeskContext,
  who: Changed,
  words: NewsWords & Pick<NewNews, 'endsAt' | 'isPinned'> & { readonly picture: NextPicture },
) =>
  change(context, who, 'EDIT', async (trx, news, at): Promise<Result<undefined, 'VALIDATION'>> => {
    const checked = checkNews({ ...news, ...words });
    if (!checked.ok) return checked;
    const isShown = news.publishedAt !== null && news.startsAt <= at;
    const isNew = news.title !== words.title || news.body !== words.body;
    await updateNews(trx, news.id, { ...words, changedAt: isShown && isNew ? at : null });
    return ok();
  });

/** Shows it from its beginning on; CONFLICT when it was published before or is over already. */
export function publishNews(
  { db, clock }: DeskContext,
  newsId: string,
  tells: boolean,
): Promise<Result<undefined, 'CONFLICT' | 'NOT_FOUND'>> {
  return withTransaction(db, async (trx): Promise<Result<undefined, 'CONFLICT' | 'NOT_FOUND'>> => {
    const news = await lockNews(trx, newsId);
    if (!news) return fail('NOT_FOUND', 'newsId');
    const at = clock.now();
    if (news.publishedAt !== null || (news.endsAt !== null && news.endsAt <= at))
      return fail('CONFLICT', 'newsId');
    await markPublished(trx, newsId, at);
    if (tells) await insertBroadcast(trx, newsId, laterOf(news.startsAt, at));
    return ok();
  });
}

/** Shows it no more, and stops what is told of it; what ended before keeps its end. */
export const endNews = (context: DeskContext, who: Changed) =>
  change(context, who, 'END', async (trx, news, at) => {
    if (news.endsAt === null || news.endsAt > at) await setNewsEnd(trx, news.id, at);
    const broadcast = await lockBroadcast(trx, news.id);
    if (broadcast?.state === 'WAITING' || broadcast?.state === 'RUNNING')
      await setState(trx, news.id, { state: 'STOPPED', at });
    return ok();
  });

/** CONFLICT when nobody is being told of it. */
export const stopBroadcast = (context: DeskContext, who: Changed) =>
  change(context, who, 'STOP', async (trx, news, at): Promise<Result<undefined, 'CONFLICT'>> => {
    const broadcast = await lockBroadcast(trx, news.id);
    if (broadcast?.state !== 'WAITING' && broadcast?.state !== 'RUNNING') return fail('CONFLICT', 'newsId');
    await setState(trx, news.id, { state: 'STOPPED', at });
    return ok();
  });

/** CONFLICT when it was not stopped, or is over. */
export const resumeBroadcast = (context: DeskContext, who: Changed) =>
  change(context, who, 'RESUME', async (trx, news, at): Promise<Result<undefined, 'CONFLICT'>> => {
    const broadcast = await lockBroadcast(trx, news.id);
    const isOver = news.endsAt !== null && news.endsAt <= at;
    if (broadcast?.state !== 'STOPPED' || isOver) return fail('CONFLICT', 'newsId');
    await setState(trx, news.id, { state: 'WAITING', at: laterOf(news.startsAt, at) });
    return ok();
  });
