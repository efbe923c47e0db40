import { allValues, type Db } from '#platform/database';
import type { Side } from './people.ts';

/** As many of the last messages of both are looked at. */
const LAST = 60;

/** What one of the two has written to the other since then, oldest first; without the message of this name, which may be sent again. */
export const writtenSince = (db: Db, { guestId, castId, role }: Side, since: Date, clientId: string) =>
  allValues<string>(db)`
    select m.text from chat_conversation c join chat_message m on m.conversation_id = c.id and m.number > c.last_number - ${LAST}
    where c.guest_id = ${guestId} and c.cast_id = ${castId} and m.by = ${role} and m.text is not null and m.sent_at > ${since}
      and m.client_id is distinct from ${clientId}::uuid
    order by m.number`;
