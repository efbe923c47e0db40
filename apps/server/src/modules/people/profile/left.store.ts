import { LEFT_NAME } from '@yoimachi/domain/leaving';
import { firstValue, run, theValue, type Trx } from '#platform/database';

/**
 * What others could see of somebody who has left goes at once: name, texts and tags. Returns the nickname that was. What proves
 * who it was stays for claims, until the person is forgotten.
 */
export async function hideLeft(trx: Trx, accountId: string): Promise<string> {
  const guest = await firstValue<string>(trx)`select nickname from guest where id = ${accountId}`;
  if (guest !== undefined) {
    await run(trx)`update guest set nickname = ${LEFT_NAME}, profile = '{}' where id = ${accountId}`;
    return guest;
  }
  const cast = await theValue<string>(trx)`select nickname from cast_member where id = ${accountId}`;
  // As suspended, search leaves her out.
  await run(trx)`
    update cast_member set nickname = ${LEFT_NAME}, short_profile = '', self_intro = '', profile = '{}', search_text = '',
      suspended = true, paused_at = null, resumes_at = null, resume_notice_at = null
    where id = ${accountId}`;
  await run(trx)`delete from cast_tag where cast_id = ${accountId}`;
  return cast;
}
