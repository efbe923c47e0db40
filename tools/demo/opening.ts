import { UserType } from '@yoimachi/domain/account';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { buildApp, type App } from '../../apps/server/src/app.ts';
import { devFeature } from '../../apps/server/src/dev-feature.ts';
import { listShifts, onCallAdmin } from '../../apps/server/src/modules/desk/on-call/index.ts';
import { listOperators } from '../../apps/server/src/modules/desk/operator/index.ts';
import type { ActContext } from '../../apps/server/src/platform/module/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE, SCENES_WITH_WORK } from './accounts.ts';
import { insertConsents } from './consents.ts';
import { agreeTo, askFor, eveningsOf } from './evenings.ts';
import { ensureOperators } from './extend.ts';
import { playHeldEvening } from './held-evening.ts';
import { isOpened, markOpened, readPlayed } from './marks.ts';
import { demoPerson } from './people.ts';
import { buyPoints, registerCard } from './purchases.ts';
import { SCENE_PLACES } from './stores.ja.ts';
import type { SceneOptions } from './types.ts';
import { visit, type Visitor } from './visitor.ts';

/** After the days on which somebody trying the product books, so that his own meeting stays the next one. */
const FIRST_DAY_AHEAD = 8;
const POINTS = 20_000;

/**
 * What has to be there before the product is used: its operators, the demo guest's card, points and a confirmed and a pending booking with the
 * demo cast, and the evening of two days ago, which is played on a clock of that time. Everything goes through the product's own calls, so it is
 * as real as anybody's actions; and somebody who has used the demo keeps what he did.
 */
export async function openDemo(options: SceneOptions): Promise<void> {
  const app = await buildApp({ ...options, webDir: null, devFeature: devFeature() });
  try {
    await app.jobs.open();
    const operatorId = await ensureOperators(app.context.db, dayOf(app.context.clock.now()));
    await ensureOnCall(app.context);
    await insertConsents(app.context);
    const guest = await visit(app, DEMO_GUEST_PHONE, UserType.GUEST);
    const cast = await visit(app, DEMO_CAST_PHONE, UserType.CAST);
    await registerCard(guest);
    // What he has spent since is spent.
    if (!(await isOpened(app.context.db))) await buyPoints(guest, POINTS);
    await book(app, guest, cast);
    if ((await readPlayed(app.context.db)) < SCENES_WITH_WORK) {
      await leaveNothingToThen(app);
      await playHeldEvening(options, app.context.clock.now(), operatorId);
    }
    await markOpened(app.context.db);
  } finally {
    await app.close();
  }
}

/** What is of today is told today, and no routine begins on the evening: it would be made up for now. */
async function leaveNothingToThen({ context, outbox, jobs }: App): Promise<void> {
  do {
    await outbox.drain();
  } while ((await jobs.drain()) > 0);
  const at = context.clock.now();
  await context.db
    .insertInto('routine')
    .values(context.works().routines.map(({ name }) => ({ name, due_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two requests to the demo cast, if the demo guest has nothing open; she approves the first. */
async function book(app: App, guest: Visitor, cast: Visitor): Promise<void> {
  const { db, clock } = app.context;
  const { id: guestId } = await demoPerson(app, DEMO_GUEST_PHONE, UserType.GUEST);
  const open = db.selectFrom('booking').select('id').where('guest_id', '=', guestId).where('open', '=', true);
  if (await open.executeTakeFirst()) return;
  const { id: castId } = await demoPerson(app, DEMO_CAST_PHONE, UserType.CAST);
  const from = addDays(dayOf(clock.now()), FIRST_DAY_AHEAD);
  for (const [index, evening] of (await eveningsOf(app, castId, from, SCENE_PLACES.length)).entries()) {
    const bookingId = await askFor(app, guest, evening, SCENE_PLACES[index]!);
    if (index === 0) await agreeTo(cast, bookingId);
  }
}

/** The demo's operators answer alarms by day and by night; their SMS and mail come to the development inbox. */
const SHIFTS = [
  {
    name: 'tanaka',
    phone: '09000000001',
    mail: 'tanaka@example.jp',
    weekdays: 'daily',
    hours: '12:00-00:00',
  },
  {
    name: 'suzuki',
    phone: '09000000002',
    mail: 'suzuki@example.jp',
    weekdays: 'daily',
    hours: '18:00-06:00',
  },
];

/** Puts them on call where nobody is. */
async function ensureOnCall(context: ActContext): Promise<void> {
  if ((await listShifts(context.db)).length > 0) return;
  const operators = await listOperators(context.db);
  for (const { name, ...body } of SHIFTS) {
    const operator = operators.find((one) => one.name === name && one.disabled_at === null);
    if (!operator) continue;
    const added = await onCallAdmin(context).addShift({
      params: { operatorId: operator.id },
      query: undefined,
      body,
      operator,
    });
    if (!added.ok) throw new Error(`the demo's operators on call: ${added.error.code}`);
  }
}
