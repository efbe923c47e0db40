import { checkBanner, checkNewsReason, type NewBanner } from '@yoimachi/domain/news';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { insertBanner, insertChange, lockBanner, updateBanner } from '../desk.store.ts';
import type { KeptPicture } from '../pictures.ts';
import type { DeskContext } from './edit-news.ts';

/** Shows a banner during its period; returns its id. Fails as `checkBanner` says. */
export async function createBanner(
  { db, clock, ids }: DeskContext,
  { picture: { pictureId, colour: pictureColour }, ...banner }: NewBanner & { readonly picture: KeptPicture },
  operator: OperatorRef,
): Promise<Result<string, 'VALIDATION'>> {
  const checked = checkBanner(banner);
  if (!checked.ok) return checked;
  const made = { id: ids.newId(), createdBy: operator.id, createdAt: clock.now() };
  await withTransaction(db, (trx) => insertBanner(trx, { ...banner, pictureId, pictureColour, ...made }));
  return ok(made.id);
}

/** Changes what a banner says, where it leads and its picture (null: it keeps its own), or ends it now; what it said and why is kept. */
export async function changeBanner(
  { db, clock }: DeskContext,
  who: { readonly bannerId: string; readonly reason: string; readonly operator: OperatorRef },
  to: (Pick<NewBanner, 'link' | 'title'> & { readonly picture: KeptPicture | null }) | 'END',
): Promise<Result<undefined, 'NOT_FOUND' | 'VALIDATION'>> {
  const { bannerId, reason, operator } = who;
  const checked = checkNewsReason(reason);
  if (!checked.ok) return checked;
  return withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'VALIDATION'>> => {
    const banner = await lockBanner(trx, bannerId);
    if (!banner) return fail('NOT_FOUND', 'bannerId');
    const at = clock.now();
    const isOver = banner.endsAt !== null && banner.endsAt <= at;
    if (to === 'END') {
      if (!isOver) await updateBanner(trx, bannerId, { endsAt: at });
    } else {
      const period = { startsAt: banner.startsAt, endsAt: banner.endsAt };
      const words = checkBanner({ ...to, ...period, audience: 'ALL' });
      if (!words.ok) return words;
      const { title, link, picture } = to;
      const drawn = picture && { pictureId: picture.pictureId, pictureColour: picture.colour };
      await updateBanner(trx, bannerId, { title, link, ...drawn });
    }
    const before = { titleBefore: banner.title, bodyBefore: banner.link };
    const what = to === 'END' ? 'END' : 'EDIT';
    await insertChange(trx, { bannerId, what, reason, ...before, operatorId: operator.id, at });
    return ok();
  });
}
