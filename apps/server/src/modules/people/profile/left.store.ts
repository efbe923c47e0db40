import { LEFT_NAME } from '@yoimachi/domain/leaving';
import type { Trx } from '#platform/database';

/**
 * What others could see of somebody who has left goes at once: name, texts and tags. Returns the nickname that was. What proves
 * who it was stays for claims, until the person is forgotten.
 */
export async function hideLeft(trx: Trx, accountId: string): Promise<string> {
  const guest = await trx
    .selectFrom('guest')
    .select('nickname')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (guest) {
    const gone = { nickname: LEFT_NAME, profile: JSON.stringify({}) };
    await trx.updateTable('guest').set(gone).where('id', '=', accountId).execute();
    return guest.nickname;
  }
  const cast = await trx
    .selectFrom('cast_member')
    .select('nickname')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('cast_member')
    .set({
      nickname: LEFT_NAME,
      short_profile: '',
      self_intro: '',
      profile: JSON.stringify({}),
      search_text: '',
      // Search leaves her out.
      suspended: true,
      paused_at: null,
      resumes_at: null,
      resume_notice_at: null,
    })
    .where('id', '=', accountId)
    .execute();
  await trx.deleteFrom('cast_tag').where('cast_id', '=', accountId).execute();
  return cast.nickname;
}
