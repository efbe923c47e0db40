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
  await insertRows(
    sql,
    'age_check',
    [
      ['id', 'uuid', ({ id }) => id],
      ['account_id', 'uuid', ({ accountId }) => accountId],
      ['way', 'text', ({ way }) => way],
      ['document_type', 'text', ({ documentType }) => documentType],
      ['issuer', 'text', ({ issuer }) => issuer],
      ['state', 'text', ({ state }) => state],
      ['finding', 'text', ({ state }) => (state === 'FAILED' ? 'UNREAD' : null)],
      ['items', 'jsonb', ({ isCast, isLookedAt, state }) => (isLookedAt ? null : itemsOf(state, isCast))],
      ['submitted_at', 'timestamptz', ({ submittedAt }) => submittedAt],
      [
        'answer_by',
        'timestamptz',
        ({ isLookedAt, submittedAt }) => (isLookedAt ? ageAnswerBy(submittedAt) : null),
      ],
      ['decided_at', 'timestamptz', ({ decidedAt }) => decidedAt],
      ['decided_by', 'uuid', ({ isLookedAt }) => (isLookedAt ? reviewerId : null)],
      ['reason', 'text', ({ state }) => (state === 'REJECTED' ? 'UNREADABLE' : null)],
    ],
    checks,
  );
}
