import type { giftRoutes } from '@yoimachi/contract/gift';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { Day } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';

export interface MonthOfGift {
  readonly month: string;
  readonly giftId: string;
  readonly name: string;
  readonly picture: string;
  readonly count: number;
  readonly points: number;
  readonly rewardPoints: number;
}

/** What a cast was given since a day, summed by month and gift. */
export const giftsByMonth = (db: Db, castId: string, since: Day) =>
  allRows<MonthOfGift>(db)`
    select s.*, g.name, g.picture from (
      select to_char(day, 'YYYY-MM') as month, gift_id as "giftId", count(*)::int as count, sum(points)::int as points,
        sum(reward_points)::int as "rewardPoints"
      from gift_sent where cast_id = ${castId} and day >= ${since} group by 1, 2) s
    join gift g on g.id = s."giftId" order by s.month, g.position, g.id`;

/** The newest gifts of a cast with their givers' nicknames. */
export const newestGifts = (db: Db, castId: string, limit: number) =>
  allRows<Newest>(db)`
    select s.id as "sentId", g.name, g.picture, s.points, s.reward_points as "rewardPoints", u.nickname as "guestName", s.sent_at as "sentAt"
    from gift_sent s join gift g on g.id = s.gift_id join guest u on u.id = s.guest_id
    where s.cast_id = ${castId} order by s.id desc limit ${limit}`;

type Newest = AnswerInputOf<typeof giftRoutes.giftStatistics>['newest'][number];
