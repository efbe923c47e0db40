import type { NewBanner, NewNews } from '@yoimachi/domain/news';
import { sql } from 'kysely';
import { createStorage } from '#gateways/storage/index.ts';
import type { AppContext, ModuleFactory } from '#platform/module';
import { moduleFactories } from '../../../../modules.ts';
import { newsFeature } from '../../../../wiring/talk.ts';
import { OPERATORS, type TestApp } from '../../../../test-support/index.ts';
import { createBanner } from '../commands/edit-banners.ts';
import { publishNews, writeNews } from '../commands/edit-news.ts';
import { newsModule, type KeptPicture, type ToldNews } from '../index.ts';
import type { NewsMeans } from '../news.means.ts';

export const PICTURE = { pictureId: '01990000-0000-7000-8000-0000000000aa', colour: '#6b2145' } as const;

function valueOf<T>(
  result: { ok: true; value: T } | { ok: false; error: { code: string; field?: string } },
): T {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.field}`);
  return result.value;
}

/** News as an operator publishes it; from now on, for everybody, unless said otherwise. */
export async function publish(
  { context, clock }: TestApp,
  news: Partial<NewNews & { readonly tells: boolean; readonly hasPicture: boolean }> = {},
): Promise<string> {
  const { tells = false, hasPicture = false, ...rest } = news;
  const order: NewNews & { readonly picture: KeptPicture | null } = {
    kind: 'NOTICE' as const,
    audience: 'ALL' as const,
    title: '年末年始の営業',
    body: 'お休みをいただきます。',
    isPinned: false,
    startsAt: clock.now(),
    endsAt: null,
    picture: hasPicture ? PICTURE : null,
    ...rest,
  };
  const newsId = valueOf(await writeNews(context, order, OPERATORS.sato));
  valueOf(await publishNews(context, newsId, tells));
  return newsId;
}

export async function showBanner(
  { context, clock }: TestApp,
  banner: Partial<NewBanner> = {},
): Promise<string> {
  const order: NewBanner & { readonly picture: KeptPicture } = {
    title: '冬のポイント',
    link: '/guest/buy-point',
    audience: 'GUESTS' as const,
    startsAt: clock.now(),
    endsAt: null,
    picture: PICTURE,
    ...banner,
  };
  return valueOf(await createBanner(context, order, OPERATORS.sato));
}

/** Where the recorder below writes, in the same transaction as the broadcast: what is undone there is undone here. */
export async function keepTold({ db }: TestApp): Promise<void> {
  await sql`create table told_news (news_id uuid, account_id uuid, title text, is_advertising boolean)`.execute(
    db,
  );
}

export const toldOf = async ({ db }: TestApp, newsId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from told_news where news_id = ${newsId}`.execute(db);
  return rows.map(({ id }) => id);
};

export async function record(trx: Parameters<NewsMeans['deliverNews']>[0], told: ToldNews): Promise<void> {
  await sql`insert into told_news select ${told.newsId}, id, ${told.title}, ${told.isAdvertising}
    from unnest(${[...told.accountIds]}::uuid[]) as id`.execute(trx);
}

/** The product with these means for news. */
export const withNews = (means: (context: AppContext) => Partial<NewsMeans>): ModuleFactory[] => [
  ...moduleFactories.filter((factory) => factory !== newsFeature),
  (context) =>
    newsModule(context, {
      storage: createStorage(context),
      deliverNews: record,
      pace: { atOnce: 2, pause: async () => undefined },
      ...means(context),
    }),
];
