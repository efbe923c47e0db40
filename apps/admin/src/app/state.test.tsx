// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { STATE_KINDS } from '@yoimachi/domain/state';
import { expect, test } from 'vitest';
import { StatePanel } from '#features/state';
import { connectApi } from '#lib/api.ts';
import { createQueryClient } from '#ui/lib/query.ts';
import { officeOf, openOffice, Refusal } from './office.test-kit.tsx';

const READ_AT = '2026-11-21T03:00:05.000Z';
const ok = { verdict: 'OK', reason: 'FINE' } as const;
const nothing = { count: 0, isMore: false, oldestAt: null };
const jobs = (queue: string) => ({ queue, ...nothing, retrying: 0, mostTries: 0, dead: 0, ...ok });

const parts = {
  ...Object.fromEntries(STATE_KINDS.map((kind) => [kind, []])),
  storage: null,
  outbox: [
    {
      count: 10_000,
      isMore: true,
      oldestAt: '2026-11-21T02:48:00.000Z',
      dead: 0,
      verdict: 'TROUBLE',
      reason: 'STUCK',
    },
  ],
  jobs: [
    ...['receipt.print', 'news.tell', 'media.make', 'media.erase', 'phone.notice', 'upload.remove'].map(jobs),
    { ...jobs('left.by\u202eothers'), dead: 2, verdict: 'TROUBLE', reason: 'DEAD' },
  ],
  books: [{ checkedAt: '2026-11-20T19:00:00.000Z', broken: 0, people: 12, ...ok }],
};

test('what needs somebody is said with the way to what to do, and the last answer stays when the next fails', async () => {
  let isAway = false;
  const { router } = openOffice('/state', {
    'GET /session': () => officeOf('finance'),
    'GET /state': () => (isAway ? new Refusal(503, 'UNAVAILABLE') : { readAt: READ_AT, parts }),
  });
  await screen.findByText('12:00:05 時点');
  expect(screen.getByText('異常 3件・注意 0件・OK 7件')).toBeDefined();
  // Once among what needs somebody, and once in its place.
  expect(screen.getAllByText(/10,000件以上が待ち、最も古いものは12分前からです。/)).toHaveLength(2);
  expect(screen.getAllByText('状態を読み取れませんでした。')).toHaveLength(2);
  // What another version left has no name of ours, and turns nothing around.
  expect(screen.getAllByText('left.by□others').length).toBeGreaterThan(0);
  expect(screen.getByText('ジョブ：OKの6件を表示')).toBeDefined();
  expect(screen.getByText('領収書の作成').closest('details')?.open).toBe(false);
  expect(screen.getByText(/すべて一致しています。最後の照合は.*、対象は12人です。/)).toBeDefined();

  fireEvent.click(screen.getAllByRole('link', { name: '手順（イベントの処理）' })[0]!);
  await waitFor(() => expect(router.state.location.hash).toBe('state-outbox'));
  expect(document.querySelector('#state-outbox')?.textContent).toContain('reviveEvent');
  for (const kind of STATE_KINDS) expect(document.querySelector(`#state-${kind}`), kind).not.toBeNull();

  isAway = true;
  fireEvent.click(screen.getByRole('button', { name: '今すぐ更新' }));
  await screen.findByText(/更新できていません。表示しているのは12:00:05時点の内容です。/);
  expect(screen.getByText('ジョブ：OKの6件を表示')).toBeDefined();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: '今すぐ更新' }));
  await waitFor(() => expect(screen.queryByText(/更新できていません/)).toBeNull());
});

/** The panel of the first screen alone, with its lines as `label value mark`. */
async function openPanel(answer: object) {
  connectApi({
    fetch: async () => Response.json({ readAt: READ_AT, parts: answer }),
    logIn: () => undefined,
    askFactor: async () => false,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: StatePanel }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByText('12:00:05 時点');
  return [...document.querySelectorAll('dt')].map(
    (term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`,
  );
}

const channel = (name: string, more: object) => ({
  channel: name,
  ...nothing,
  tried: 9,
  failed: 0,
  sentToday: 0,
  isCapped: false,
  ...ok,
  ...more,
});

test('the first screen says in five lines what waits, what was heard and what was checked', async () => {
  const payments = [{ lastEventAt: '2026-11-21T02:30:00.000Z', unheardSince: null, silent: 0, ...ok }];
  const sms = channel('SMS', { sentToday: 7, failed: 2, verdict: 'ATTENTION', reason: 'SOME_FAILED' });
  expect(await openPanel({ ...parts, payments, channel: [sms, channel('MAIL', { count: 3 })] })).toEqual([
    '通知の送信待ち 3件注意',
    '決済会社からの最終通知 本日 11:30OK',
    '本日のSMS 7件・失敗 2件注意',
    'イベントの処理待ち 10,000件以上異常',
    '帳簿の最終照合 本日 04:00OK',
  ]);
});

test('what the first screen cannot read it calls trouble', async () => {
  const lines = await openPanel(Object.fromEntries(STATE_KINDS.map((kind) => [kind, null])));
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).toMatch(/ 不明異常$/);
});
