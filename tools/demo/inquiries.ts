import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { DAY_MINUTES, MINUTE_MS } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import { demoId } from './id.ts';
import { OF_CAST, OF_GUEST, SIGNED_OUT } from './inquiries.ja.ts';
import { settle } from './settle.ts';
import type { Stage } from './types.ts';
import { askSolved, type Visitor } from './visitor.ts';

const SIGNED_OUT_MAIL = 'yamada@example.jp';

type Asked = (typeof OF_GUEST)[number];

/** Inquiries of every state of the demo guest and cast, a removal request, and one of nobody; once, also in a demo that was filled before. */
export async function playInquiries(stage: Stage): Promise<void> {
  const { app, guest, cast } = stage;
  const { db } = app.context;
  if (await db.selectFrom('inquiry').select('id').limit(1).executeTakeFirst()) return;
  for (const asked of OF_GUEST) await ask(stage, guest, asked);
  for (const asked of OF_CAST) await ask(stage, cast, asked);
  await askSignedOut(app);
  await settle(app);
  await tellWhenAnswered(app);
}

async function ask({ app, as }: Stage, who: Visitor, asked: Asked): Promise<void> {
  const { category, subject, text, removal, answer, again, last, isTaken, daysAgo } = asked;
  const body = { category, subject, text, uploadIds: [], ...(removal && { removal }) };
  const { inquiryId, number } = await who.call(inquiryRoutes.sendInquiry, body);
  const params = { number };
  if (isTaken) await call(as(0, 'sato'), 'takeInquiry', { params });
  if (answer !== undefined) {
    await call(as(0, 'sato'), 'answerInquiry', { params, body: { text: answer, seen: 1 } });
    if (again !== undefined && last !== undefined) {
      await who.call(inquiryRoutes.writeInquiry, { text: again, uploadIds: [] }, undefined, { inquiryId });
      await call(as(0, 'sato'), 'answerInquiry', { params, body: { text: last, seen: 3 } });
      await who.call(inquiryRoutes.readInquiry, { number: 4 }, undefined, { inquiryId });
    }
  }
  await moveBack(app, number, daysAgo);
}

async function askSignedOut(app: App): Promise<void> {
  const { daysAgo, ...words } = SIGNED_OUT;
  const clientId = app.context.ids.newId();
  const inquiry = { ...words, mail: SIGNED_OUT_MAIL, clientId };
  const { number } = await askSolved<{ number: string }>(app, inquiryRoutes.sendOpenInquiry, inquiry);
  await moveBack(app, number, daysAgo);
}

/** As if it had been some days ago, an hour between what is written: a history has dates. */
async function moveBack({ context: { db } }: App, number: string, days: number): Promise<void> {
  const ms = days * DAY_MINUTES * MINUTE_MS;
  const last = sql`(select max(l.number) from inquiry_message l where l.inquiry_id = `;
  await sql`with moved as (
      update inquiry i set created_at = created_at - ${ms} * interval '1 ms' - (${last}i.id) - 1) * interval '1 hour', last_at = last_at - ${ms} * interval '1 ms',
        waiting_since = waiting_since - ${ms} * interval '1 ms' where number = ${number} returning id)
    , requests as (
      update removal_request set asked_at = asked_at - ${ms} * interval '1 ms', remind_at = remind_at - ${ms} * interval '1 ms'
      where inquiry_id in (select id from moved))
    update inquiry_message m set at = at - ${ms} * interval '1 ms' - (${last}m.inquiry_id) - number) * interval '1 hour'
      where inquiry_id in (select id from moved)`.execute(db);
}

/** Each answer's notice is as old as the answer: told at once they were equal lines of one minute. */
async function tellWhenAnswered({ context: { db } }: App): Promise<void> {
  const { rows } = await sql<{ id: string; at: Date }>`select n.id, a.at from (
      select id, link, row_number() over (partition by link order by id) as turn from notification where kind = 'INQUIRY_ANSWERED') n
    join (select inquiry_id, at, row_number() over (partition by inquiry_id order by number) as turn
      from inquiry_message where by = 'OPERATOR') a on n.link like '%inquiryId=' || a.inquiry_id and n.turn = a.turn`.execute(
    db,
  );
  for (const { id, at } of rows)
    await db
      .updateTable('notification')
      .set({ id: demoId(at, 'answer', id), created_at: at })
      .where('id', '=', id)
      .execute();
}
