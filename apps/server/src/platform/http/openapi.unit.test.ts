import { expect, it } from 'vitest';
import { errorCatalogue, isErrorCode } from '@yoimachi/contract/errors';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { makeOpenApi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const routes: Record<string, Route> = allRoutes;
const operations = (table: Record<string, Route>): Operation[] =>
  Object.values(makeOpenApi(table)['paths'] as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  );
const all = operations(routes).map((operation): [string, Operation] => [operation.operationId, operation]);

it('names every call once', () => {
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(routes).toSorted());
});

it.each(all)('names every refusal of %s where it happens', (name, { responses }) => {
  const { who, body, params, idempotent, errors = [] } = routes[name]!;
  const statuses = Object.keys(responses);
  const has = (status: number) => statuses.includes(String(status));
  for (const status of [200, 400, 429, 500, 503]) expect(has(status), String(status)).toBe(true);
  expect(has(401)).toBe(who !== 'open');
  if (who === 'guest' || who === 'cast') expect(responses[403]?.description).toContain('FORBIDDEN');
  expect([has(413), has(415)]).toEqual([body !== undefined, body !== undefined]);
  // Whatever is in the path can be missing or too long, and headers of every call.
  if (params) expect([has(404), has(414)]).toEqual([true, true]);
  expect(has(431)).toBe(true);
  if (idempotent) expect(responses[409]?.description).toContain('IDEMPOTENCY_KEY_REUSED');
  for (const code of errors) {
    expect(isErrorCode(code), code).toBe(true);
    if (isErrorCode(code)) expect(responses[errorCatalogue[code].status]?.description).toContain(code);
  }
});

it('says 404 of a call that may not find what it is asked for, and of no other', () => {
  const [found, lost] = operations({ found: routes['getGuestProfile']!, lost: routes['getGuestBooking']! });
  expect([found!.responses[404], lost!.responses[404]?.description]).toEqual([undefined, 'NOT_FOUND']);
});
