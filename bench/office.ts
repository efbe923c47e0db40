import { adminRoutes, type AdminCall } from '@yoimachi/contract/admin';
import { CompiledQuery, sql } from 'kysely';
import { openBrowser, signedIn } from '../apps/server/src/modules/desk/office/test/browser.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import { INSERT_OPERATORS, OPERATORS } from '../tools/test/operators.ts';
import type { BenchApp } from './people.ts';
import type { PreparedCall, PreparedOffice } from './protocol.ts';

/** Lists of work, each with what its panel needs beside it. */
const QUEUES = [
  'listQueues',
  'listAlerts',
  'listAgeChecks',
  'listMedia',
  'listPhoneChanges',
  'listLostNumbers',
  'listNameRequests',
  'listReports',
  'listClaims',
  'listPenalties',
  'listMatches',
  'listReferrals',
  'listDebts',
  'listChargebacks',
  'listInquiries',
  'listRemovals',
] as const satisfies readonly AdminCall[];

const BROWSER = 'Firefox';
const MEMBER_FILTERS = [
  '',
  'side=GUEST',
  'side=CAST',
  'state=SUSPENDED',
  'ageState=CHECKED',
  'castClass=PREMIUM',
];
const STATUSES = ['NEW', 'ACCEPT', 'IN_MEETING', 'DONE', 'REJECT', 'CANCEL', 'CLAIM'];

/** What an owner of the office looks through all day, among the whole crowd, in the session of one browser. */
export async function officeReads(app: BenchApp): Promise<PreparedOffice> {
  await app.db.executeQuery(CompiledQuery.raw(INSERT_OPERATORS.text, INSERT_OPERATORS.values));
  // The inbox counts jobs that failed for good, too.
  await app.app.jobs.open();
  const test = app as TestApp;
  const { browser } = await signedIn(test, OPERATORS.tanaka, openBrowser(test, { agent: BROWSER }));
  const headers = {
    // A session belongs to the browser that signed in.
    'user-agent': BROWSER,
    'sec-fetch-site': 'same-origin',
    cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const reading = (path: string): PreparedCall => ({ method: 'GET', path: `/admin/v1${path}`, headers });
  const { rows } = await sql<{ guest_id: string; number: string }>`
    select guest_id, number from booking order by md5(id::text) limit 20`.execute(app.db);
  return {
    officeMembers: MEMBER_FILTERS.map((filter) => reading(`/members?${filter}`)),
    officeBookings: ['', ...STATUSES.map((status) => `status=${status}`)].map((filter) =>
      reading(`/bookings?${filter}`),
    ),
    officeQueues: QUEUES.map((name) => reading(adminRoutes[name].path)),
    officeSearch: rows.map(({ number }) => reading(`/members/by-number?number=${number}`)),
    officeMember: rows.map(({ guest_id }) => reading(`/members/${guest_id}`)),
  };
}
