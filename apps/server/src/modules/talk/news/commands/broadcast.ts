import * as z from 'zod/mini';
import { newsConsent, sidesOf } from '@yoimachi/domain/news';
import { whoAgreed } from '#people/consent';
import { withTransaction, type Trx } from '#platform/database';
import { does, job, type DueWork, type JobWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import {
  begin,
  findTold,
  goOn,
  lockBroadcast,
  nextAccounts,
  setDone,
  setState,
  waitingBroadcasts,
} from '../broadcast.store.ts';
import type { NewsMeans } from '../news.means.ts';
import { shortLead } from '../news.present.ts';

/** Some of those who are told, and then the next: `run` says which beginning of the broadcast it belongs to. */
const telling = job('news.tell', z.object({ newsId: z.uuid(), run: z.int() }));

export type BroadcastContext = Pick<AppContext, 'clock' | 'db' | 'jobs'> &
  Pick<NewsMeans, 'deliverNews' | 'pace'>;

/** A broadcast begins when its news does, or when an operator lets it go on. */
export const beginning = ({ db, jobs }: BroadcastContext): DueWork => ({
  name: 'news.broadcast',
  queue: waitingBroadcasts,
  // Few, and each begins a long work of its own.
  together: false,
  run: ({ id: newsId, dueAt }) =>
    withTransaction(db, async (trx) => {
      const row = await lockBroadcast(trx, newsId);
      if (row?.state !== 'WAITING') return;
      await begin(trx, newsId, dueAt);
      await jobs.send(trx, telling, { newsId, run: row.run + 1 });
    }),
});

/**
 * Tells some people of it after the other. The people, how far it is and the job of the next ones are one transaction: after a crash it
 * goes on where it was, and nobody is handed over twice. Between them it rests.
 */
export const carrying = (context: BroadcastContext): JobWork =>
  does(telling, async (work) => {
    await context.pace.pause();
    await withTransaction(context.db, (trx) => tellNext(trx, context, work));
  });

async function tellNext(
  trx: Trx,
  context: BroadcastContext,
  work: { readonly newsId: string; readonly run: number },
): Promise<void> {
  const { newsId, run } = work;
  const at = context.clock.now();
  const row = await lockBroadcast(trx, newsId);
  if (row?.state !== 'RUNNING' || row.run !== run) return;
  const news = await findTold(trx, newsId, at);
  // What has ended meanwhile is told to nobody else.
  if (!news) return setState(trx, newsId, { state: 'STOPPED', at });
  const looked = await nextAccounts(trx, row, sidesOf(news.audience), context.pace.atOnce);
  const last = looked.at(-1);
  if (!last) return setDone(trx, newsId, at);
  const meant = looked.filter(({ isMeant }) => isMeant).map(({ id }) => id);
  const consent = newsConsent(news.kind);
  const accountIds = consent === null ? meant : await whoAgreed(trx, consent, meant, at);
  if (accountIds.length > 0)
    await context.deliverNews(trx, {
      newsId,
      kind: news.kind,
      isAdvertising: consent !== null,
      title: news.title,
      body: shortLead(news.body),
      link: linkOf(newsId),
      accountIds,
    });
  await goOn(trx, newsId, { lastId: last.id, count: looked.length, told: accountIds.length });
  if (last.id === row.until_account_id) return setDone(trx, newsId, at);
  await context.jobs.send(trx, telling, work);
}

/** For both sides: it leads to the page of the reader's own. */
const linkOf = (newsId: string): string => `/notification?newsId=${newsId}`;
