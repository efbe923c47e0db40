import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { SHIPPED_DISTRICTS } from '@yoimachi/domain/profile';
import { STATE_KINDS } from '@yoimachi/domain/state';
import { onTestFinished, vi } from 'vitest';
import { FactorDialog } from '#features/door';
import { connectApi } from '#lib/api.ts';
import { askFactor } from '#lib/factor-ask.ts';
import { learnDistricts } from '#ui/lib/districts.ts';
import { createQueryClient } from '#ui/lib/query.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { createOfficeRouter } from './router.tsx';
import { toLogin } from './to-login.ts';

// A screen is loaded when it is opened, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 5_000 });

export const id = (number: number): string => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** What a call is answered, by `METHOD /path` without its query; a code is a refusal. */
export type Answers = Record<string, (call: Sent) => unknown>;
export interface Sent {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, field?: string, details: Readonly<Record<string, unknown>> = {}) {
    this.status = status;
    this.code = code;
    this.details = { ...details, field };
  }
}

export const officeOf = (role: OperatorRole, step: 'OPEN' | 'FACTOR' | 'ENROL' = 'OPEN') => ({
  step,
  hasTotp: step !== 'ENROL',
  hasPasskey: false,
  csrf: 'token',
  operator: { id: id(1), name: '中野 由紀', role, mail: 'nakano@example.jp' },
  endsAt: '2026-11-21T12:00:00Z',
  factorAt: null,
  recoveryCodesLeft: 10,
  passkeys: [],
});

const NOTHING_READ = Object.fromEntries(STATE_KINDS.map((kind) => [kind, []]));

/** What every screen asks by itself, where a test has no answer of its own. */
const EVERYWHERE: Answers = {
  'GET /queues': () => ({ items: [] }),
  'GET /alerts': () => ({ items: [], nextCursor: null }),
  'GET /operators': () => ({ items: [] }),
  'GET /sessions': () => ({ items: [] }),
  'GET /views': () => ({ items: [] }),
  'GET /meetings/tonight': () => ({ items: [], nextCursor: null }),
  'GET /state': () => ({ readAt: '2026-11-21T03:00:00.000Z', parts: NOTHING_READ }),
};

/** The whole app at an address, against a server of the test. Answers can change while it runs. */
export function openOffice(path: string, answers: Answers) {
  const sent: Sent[] = [];
  // Files share a worker: what another test's page has heard, this one's has not.
  learnDistricts(SHIPPED_DISTRICTS);
  const queryClient = createQueryClient();
  const router = createOfficeRouter(queryClient);
  router.update({
    ...router.options,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [`/admin${path}`] }),
  });
  connectApi({
    fetch: async (address, { method, body }) => {
      const { pathname, searchParams } = new URL(address, 'http://office.test');
      const name = `${method} ${pathname.replace('/admin/v1', '')}`;
      const call = {
        name,
        query: searchParams,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      };
      sent.push(call);
      const answer = await (answers[name] ?? EVERYWHERE[name] ?? (() => new Refusal(404, 'NOT_FOUND')))(call);
      return answer instanceof Refusal
        ? Response.json(
            { code: answer.code, message: answer.code, details: answer.details },
            { status: answer.status },
          )
        : Response.json(answer ?? {});
    },
    logIn: () => toLogin(router, queryClient),
    askFactor,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <FactorDialog />
      <ToastHost />
    </QueryClientProvider>,
  );
  // What a page asks by itself is no matter of a test about what a person asks.
  const names = () => sent.map(({ name }) => name).filter((name) => !(name in EVERYWHERE));
  return { sent, router, names };
}

/** Files that a page saves, instead of what would lead this document away: its worker's next tests have the same one. */
export function catchSaved() {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    saved.mockRestore();
    click.mockRestore();
  });
  return saved;
}
