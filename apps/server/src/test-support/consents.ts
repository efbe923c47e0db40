import type { UserType } from '@yoimachi/domain/account';
import { consentsFor, newestVersion, textOf, type ConsentItem } from '@yoimachi/domain/consent';
import type { Day } from '@yoimachi/domain/time';
import type { TestApp } from './start.ts';

type Who = { readonly userId: string; readonly userType: UserType };

/** What somebody agreed to, written down without the call; in an earlier version where one is named. */
export async function agreeTo(
  { db, clock }: Pick<TestApp, 'clock' | 'db'>,
  { userId, userType }: Who,
  items: readonly ConsentItem[],
  version?: Day,
): Promise<void> {
  const rows = items.map((item) => {
    const textId = textOf(item, userType)!;
    return { item, text_id: textId, version: version ?? newestVersion(textId) };
  });
  const words = { account_id: userId, given: true, place: 'REGISTRATION', at: clock.now() } as const;
  await db
    .insertInto('consent')
    .values(rows.map((row) => ({ ...words, ...row })))
    .execute();
}

/** Everything but advertising, which nobody has to; what somebody has said of an item stands. */
export async function agreeToAll(test: Pick<TestApp, 'clock' | 'db'>, who: Who): Promise<void> {
  const said = await test.db
    .selectFrom('consent')
    .select('item')
    .where('account_id', '=', who.userId)
    .execute();
  const items = consentsFor(who.userType).filter(
    (item) => item !== 'ADVERTISING' && !said.some((word) => word.item === item),
  );
  if (items.length > 0) await agreeTo(test, who, items);
}
