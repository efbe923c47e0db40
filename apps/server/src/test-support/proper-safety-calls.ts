import { castBookingRoutes } from '@yoimachi/contract/booking';
import type { RouteName } from '@yoimachi/contract/table';
import { watchRoutes } from '@yoimachi/contract/watch';
import { does, type Booked } from '../modules/meeting/booking/test/support.ts';
import type { TestApp } from './index.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

type MakeInput = ProperCall['input'];

/** A question that was put to her about this booking, as half-way through a meeting. */
export async function putQuestion(app: TestApp, { bookingId, cast }: Booked): Promise<string> {
  const { id: participationId } = await app.db
    .selectFrom('participation')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('cast_id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  const [id, at] = [app.context.ids.newId(), app.clock.now()];
  const about = { participation_id: participationId, booking_id: bookingId, cast_id: cast.userId };
  await app.db
    .insertInto('all_right_question')
    .values({ id, ...about, asked_at: at, created_at: at })
    .execute();
  return id;
}

/** The calls of shared meetings, the quiet question and days that are waited for. */
export function safetyCalls(own: (input: MakeInput) => ProperCall): Partial<Record<RouteName, ProperCall>> {
  const confirm = (app: TestApp, booked: Booked) =>
    does(app, booked, castBookingRoutes.confirmBooking, { decision: 1 });
  return {
    listWatchLinks: own((_app, { bookingId }) => ({ query: { bookingId } })),
    makeWatchLink: own(async (app, booked) => {
      await confirm(app, booked);
      return { body: { linkId: crypto.randomUUID(), bookingId: booked.bookingId } };
    }),
    endWatchLink: own(async (app, booked) => {
      await confirm(app, booked);
      const [linkId, { bookingId }] = [crypto.randomUUID(), booked];
      await app.ok(watchRoutes.makeWatchLink, { body: { linkId, bookingId } }, booked.cast);
      return { params: { linkId } };
    }),
    answerAllRight: own(async (app, booked) => ({
      params: { questionId: await putQuestion(app, booked) },
      body: { answer: 'ALL_RIGHT' },
    })),
    putSafetySetting: own(() => ({ body: { asksAllRight: false } })),
    switchDayNotice: own((_app, { cast }) => ({ params: { castId: cast.userId }, body: { isOn: true } })),
  };
}
