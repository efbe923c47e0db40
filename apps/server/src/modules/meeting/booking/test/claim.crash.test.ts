import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { createTestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { startTestApp } from '../../../../test-support/index.ts';
import { startDying } from '../../../money/billing/test/dying-process.ts';
import { assertCoherent } from '#money/points';
import { approved, bookableCast, BOOKING_MODULES, does, type Booked } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const COUPLES = 10;
const KILLS = 3;
const TODAY = addDays(dayOf(new Date()), 1);
const EVENING = addDays(TODAY, 2);
const at = (hour: number, minute = 0) => instantAt(EVENING, hour * 60 + minute);

test(
  'killed while claims fall due, each of them ends once and in order, and what was objected to waits',
  { timeout: 120_000 },
  async () => {
    const database = await createTestDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-claim-'));
    const app = await startTestApp({
      databaseUrl: database.url,
      startAt: instantAt(TODAY, 720).toISOString(),
      modules: BOOKING_MODULES,
    });
    try {
      const couples: Booked[] = [];
      for (let index = 0; index < COUPLES; index++)
        couples.push(await approved(app, { cast: await bookableCast(app, { day: EVENING }) }));
      await app.moveTo(at(18));
      for (const booked of couples) await does(app, booked, castBookingRoutes.castArrived);
      await app.moveTo(at(18, 20));
      for (const [index, booked] of couples.entries()) {
        const isOfCast = index % 2 === 0;
        await does(
          app,
          booked,
          isOfCast ? castBookingRoutes.claimGuestAbsent : guestBookingRoutes.claimCastAbsent,
        );
        if (index < 2)
          await does(
            app,
            booked,
            isOfCast ? guestBookingRoutes.guestObjects : castBookingRoutes.castObjects,
            {
              reason: '待ち合わせ場所にいました',
            },
          );
      }

      // Past the end of the meetings and the 24 hours at once: the work of both is pending at each start.
      const later = addMinutes(at(18, 20), 25 * 60);
      await app.clock.advanceTo(later);
      for (let kill = 0; kill < KILLS; kill++) {
        const server = await startDying(app, dataDir, later);
        await sleep(15 * kill);
        await server.kill();
        await assertCoherent(app.db);
      }
      const server = await startDying(app, dataDir, later);
      const due = () =>
        app.db.selectFrom('participation').select('id').where('due_at', '<=', later).execute();
      await eventually(async () => expect(await due()).toEqual([]));
      await server.kill();

      await assertCoherent(app.db);
      const participations = await app.db
        .selectFrom('participation')
        .select(['status', 'settled_at', 'claim_type'])
        .execute();
      expect(participations.filter((participation) => participation.settled_at === null)).toHaveLength(2);
      expect(participations.filter((participation) => participation.status === 'CANCEL')).toHaveLength(
        COUPLES / 2 - 1,
      );
      const events = await app.db
        .selectFrom('booking_event')
        .select(['action', 'at'])
        .orderBy('id')
        .execute();
      const stood = events.filter(({ action }) => action === 'claimStands');
      expect(stood.map((event) => event.at)).toEqual(
        Array(COUPLES - 2).fill(addMinutes(at(18, 20), 24 * 60)),
      );
      expect(events.filter(({ action }) => action === 'autoFinish')).toHaveLength(COUPLES / 2);
      expect(await app.db.selectFrom('penalty').select('id').execute()).toHaveLength(COUPLES / 2 - 1);
    } finally {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
