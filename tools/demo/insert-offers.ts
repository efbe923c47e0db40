import { COUPON_TERM_DAYS } from '@yoimachi/domain/coupon';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { demoId } from './id.ts';
import type { Sql } from './insert.ts';
import { demoCoupon } from './offers.ja.ts';

const COUPON_DAYS = 365;

/** Enables gifts, which an installation does not do by itself, and creates a coupon everybody can redeem. */
export async function insertOffers(sql: Sql, today: Day): Promise<void> {
  await sql.query(`insert into setting (key, value) values ('gift.enabled', 'true') on conflict do nothing`);
  const { code, name, title, description, points } = demoCoupon;
  const startsAt = instantAt(today, 0);
  await sql.query(
    `insert into coupon (id, code, name, title, description, points, term_days, starts_at, ends_at, eligibility, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'ALL', $8) on conflict do nothing`,
    [
      demoId(startsAt, 'coupon', code),
      code,
      name,
      title,
      description,
      points,
      COUPON_TERM_DAYS,
      startsAt,
      instantAt(addDays(today, COUPON_DAYS), 0),
    ],
  );
}
