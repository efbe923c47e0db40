import { ageAnswerBy } from '@yoimachi/domain/age-check';
import { insertRows, type Sql } from './insert.ts';
import type { DemoAgeCheck, DemoData } from './types.ts';

/** Who looks at documents. */
const REVIEWER = 'mori';
const READ = ['documentName', 'issuer', 'name', 'birthday', 'expiresOn'];

/** What the machine read, as verdicts only; a guest registers no name. */
const itemsOf = (state: DemoAgeCheck['state'], hasName: boolean) =>
  JSON.stringify(
    Object.fromEntries(
      READ.filter((item) => hasName || item !== 'name').map((item) => [
        item,
        state === 'FAILED' && item === 'issuer' ? 'UNREAD' : 'MATCHES',
      ]),
    ),
  );

/** Inserts the decided checks of age; their pictures are long gone. Guests, casts and operators must exist. */
export async function insertAgeChecks(sql: Sql, demo: DemoData): Promise<void> {
  const { rows } = await sql.query('select id::text from operator where name = $1', [REVIEWER]);
  const reviewerId = String(rows[0]?.['id']);
  const people = [
    ...demo.guests.map((guest) => ({ ...guest, isCast: false })),
    ...demo.casts.map((cast) => ({ ...cast, isCast: true })),
  ];
  const checks = people.flatMap(({ id: accountId, ageChecks, isCast }) =>
    ageChecks.map((check) => ({ ...check, accountId, isCast, isLookedAt: check.way === 'ANALOG' })),
  );
  const own = 'id, account_id, way, document_type, issuer, state, submitted_at, decided_at';
  await insertRows(sql, 'age_check', checks, own, {
    finding: ({ state }) => (state === 'FAILED' ? 'UNREAD' : null),
    items: ({ isCast, isLookedAt, state }) => (isLookedAt ? null : itemsOf(state, isCast)),
    answer_by: ({ isLookedAt, submittedAt }) => (isLookedAt ? ageAnswerBy(submittedAt) : null),
    decided_by: ({ isLookedAt }) => (isLookedAt ? reviewerId : null),
    reason: ({ state }) => (state === 'REJECTED' ? 'UNREADABLE' : null),
  });
}
