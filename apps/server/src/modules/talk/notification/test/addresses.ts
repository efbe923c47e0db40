import type { NoticeChannel } from '@yoimachi/domain/notification';
import type { PushAddress } from '#gateways/push/port.ts';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import { lineIndex, linePlace } from '../../../people/login/line-secrets.ts';
import { endpointIndex, sealAddress } from '../../push/seal.ts';
import { mailPlace } from '../mail/places.ts';

/** Lets somebody be reached by a channel; by SMS everybody is. `browser` is asked for where a browser takes pushes. */
export async function giveAddress(
  { context: { crypto, ids }, clock, db }: Pick<TestApp, 'clock' | 'context' | 'db'>,
  person: Person,
  channel: NoticeChannel,
  browser: () => Promise<PushAddress>,
): Promise<void> {
  const { userId: account_id, identityId: identity_id } = person;
  const [id, at] = [ids.newId(), clock.now()];
  if (channel === 'MAIL') {
    const email_sealed = crypto.seal(`${account_id}@example.com`, mailPlace(account_id));
    await db.insertInto('notification_mail').values({ account_id, email_sealed, verified_at: at }).execute();
  }
  if (channel === 'LINE') {
    const sub = `U${id.replaceAll('-', '')}`;
    const user_index = lineIndex(crypto, 'channel', sub);
    const user = { user_index, user_sealed: crypto.seal(sub, linePlace(identity_id)), channel: 'channel' };
    await db
      .insertInto('line_user')
      .values({ id, identity_id, ...user, linked_at: at })
      .execute();
  }
  if (channel === 'PUSH') {
    // Signs in.
    await person.token();
    const address = await browser();
    const session = db.selectFrom('session').select('id').where('account_id', '=', account_id);
    await db
      .insertInto('push_subscription')
      .values({
        id,
        account_id,
        session_id: (await session.executeTakeFirstOrThrow()).id,
        endpoint_index: endpointIndex(crypto, address.endpoint),
        ...sealAddress(crypto, id, address),
        created_at: at,
      })
      .execute();
  }
}
