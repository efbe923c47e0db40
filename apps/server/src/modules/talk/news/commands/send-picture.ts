import { checkNewsPictureSize } from '@yoimachi/domain/news';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import type { PictureMeans } from '../news.means.ts';
import { insertPicture, isUsed, takeRow } from '../picture.store.ts';
import { keepPicture, type KeptPicture, type PictureFailure } from '../pictures.ts';

/**
 * Makes and keeps a picture that an operator sent, until something takes it; one that is not kept in the end goes with those that nobody took.
 * Fails as `checkNewsPictureSize` and `keepPicture` say.
 */
export async function sendPicture(
  context: Pick<ActContext, 'clock' | 'db' | 'ids' | 'log'>,
  { storage, openPictures }: PictureMeans,
  bytes: Uint8Array,
  operator: OperatorRef,
): Promise<Result<KeptPicture, PictureFailure | 'NEWS_PICTURE_SIZE' | 'UPLOAD_EMPTY'>> {
  const checked = checkNewsPictureSize(bytes.length);
  if (!checked.ok) return checked;
  const pictures = openPictures();
  try {
    const kept = await keepPicture({ ...context, pictures, storage }, bytes);
    const sent = { operatorId: operator.id, at: context.clock.now() };
    if (kept.ok) await insertPicture(context.db, kept.value, sent);
    return kept;
  } finally {
    await pictures.close();
  }
}

/**
 * Does an act with the picture that it names, which is the operator's own and has not been used; null: it names none. Whatever fails leaves
 * the picture to be used. NEWS_PICTURE_USED: something shows it already; UPLOAD_GONE: there is no such one any more, or it is another's.
 */
export const withPicture = <Picture extends string | null, T, Code extends ErrorCode>(
  { db }: Pick<ActContext, 'db'>,
  { pictureId, operator }: { readonly pictureId: Picture; readonly operator: OperatorRef },
  act: (trx: Trx, picture: KeptPicture | Extract<Picture, null>) => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'NEWS_PICTURE_USED' | 'UPLOAD_GONE'>> =>
  withTransaction(db, async (trx): Promise<Result<T, Code | 'NEWS_PICTURE_USED' | 'UPLOAD_GONE'>> => {
    if (pictureId === null) return act(trx, null as Extract<Picture, null>);
    const picture = await takeRow(trx, pictureId, operator.id);
    if (picture) return act(trx, picture);
    return fail((await isUsed(trx, pictureId)) ? 'NEWS_PICTURE_USED' : 'UPLOAD_GONE', 'picture');
  });
