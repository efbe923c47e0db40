// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OPERATOR_ROLES, type OperatorRole } from '@yoimachi/domain/operator';
import { afterEach, expect, test, vi } from 'vitest';
import { mayAct } from '@yoimachi/contract/admin';
import { places } from './shell/places.ts';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

afterEach(() => void vi.restoreAllMocks());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const out = () => new Refusal(401, 'OFFICE_LOGIN_REQUIRED');

test('lets in by password and code, and leads to where somebody wanted to go', async () => {
  let session: () => unknown = out;
  const answers: Answers = {
    'GET /session': () => session(),
    'POST /login': ({ body }) => {
      if ((body as { password: string }).password !== 'right')
        return new Refusal(401, 'OFFICE_LOGIN_REFUSED');
      session = () => officeOf('owner', 'FACTOR');
      return {};
    },
    'POST /login/factor': ({ body }) => {
      if ((body as { code: string }).code !== '123456') return new Refusal(401, 'OFFICE_CODE_REFUSED');
      session = () => officeOf('owner');
      return {};
    },
    'GET /audit': () => ({ items: [], nextCursor: null }),
  };
  const { router, names } = openOffice('/audit?outcome=REFUSED', answers);
  await screen.findByLabelText('メールアドレス');
  expect(names()).not.toContain('GET /audit');
  type('メールアドレス', 'nakano@example.jp');
  type('パスワード', 'wrong');
  press('ログインする');
  await screen.findByText('OFFICE_LOGIN_REFUSED');
  expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('');
  type('パスワード', 'right');
  press('ログインする');
  await screen.findByLabelText('確認コード');
  type('確認コード', '000000');
  await screen.findByText('OFFICE_CODE_REFUSED');
  type('確認コード', '123456');
  await screen.findByRole('heading', { name: '監査ログ' });
  expect(router.state.location.search).toEqual({ outcome: 'REFUSED' });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'is led nowhere else by an address: %s',
  async (next) => {
    const { router } = openOffice(`/login?next=${encodeURIComponent(next)}`, {
      'GET /session': () => officeOf('finance'),
    });
    await screen.findByRole('heading', { name: 'ホーム' });
    expect(router.state.location.pathname).toBe('/');
  },
);

/** Of everything, one screen that is another role's. */
const CLOSED_TO: Readonly<Record<OperatorRole, string | null>> = {
  reviewer: '監査ログ',
  finance: '年齢確認',
  support: '年齢確認',
  owner: null,
};

test.each(OPERATOR_ROLES)('shows %s what the role opens, and nothing else', async (role) => {
  openOffice('/settings', { 'GET /session': () => officeOf(role) });
  const menu = await screen.findByRole('navigation');
  const shown = [...menu.querySelectorAll('a')].map((link) => link.textContent);
  expect(shown).toEqual(
    places.filter(({ needs }) => needs === null || mayAct(role, needs)).map(({ label }) => label),
  );
  expect(shown).not.toContain(CLOSED_TO[role]);
  expect(shown).toContain('担当者');
});

test('counts what waits beside each queue, and leads to it', async () => {
  const { router } = openOffice('/', {
    'GET /session': () => officeOf('reviewer'),
    'GET /queues': () => ({
      items: [
        {
          queue: 'age-checks',
          count: 7,
          isMore: false,
          oldestAt: '2026-11-20T00:00:00Z',
          late: 2,
          nextAnswerBy: null,
        },
        { queue: 'phone-changes', count: 1000, isMore: true, oldestAt: null, late: 0, nextAnswerBy: null },
      ],
    }),
  });
  const line = (await screen.findByRole('link', { name: '年齢確認を開く' })).closest('tr')!;
  expect([...line.querySelectorAll('td')].map((cell) => cell.textContent).slice(0, 4)).toEqual([
    '年齢確認',
    '7',
    '11/20（金） 09:00',
    '2',
  ]);
  expect(screen.getByRole('navigation').textContent).toContain('電話番号の変更1,000+');
  fireEvent.click(screen.getByRole('link', { name: '電話番号の変更を開く' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/queues/phone-changes'));
});

test('says to whom a screen is closed, and asks the server for nothing of it', async () => {
  const { names } = openOffice('/audit', { 'GET /session': () => officeOf('support') });
  await screen.findByText('この画面は表示できません');
  expect(names()).toEqual(['GET /session']);
});

test('leads to the login when the session ends, and forgets what was read', async () => {
  let isIn = true;
  const { router } = openOffice('/staff', {
    'GET /session': () => (isIn ? officeOf('owner') : out()),
    'GET /operators': () => ({
      items: [
        {
          id: id(2),
          name: '佐伯 真理',
          role: 'support',
          isDisabled: false,
          mail: 'saeki@example.jp',
          hasPassword: true,
          hasFactor: true,
          invitedUntil: null,
          sessions: 1,
          seenAt: null,
        },
      ],
    }),
    'POST /logout': out,
  });
  await screen.findByText('佐伯 真理');
  isIn = false;
  press('ログアウト');
  await screen.findByLabelText('メールアドレス');
  expect(router.state.location.search).toEqual({ next: '/staff' });
  expect(screen.queryByText('佐伯 真理')).toBeNull();
});

/** A browser that keeps nothing for this site: asking for its storage is refused already. */
function closeStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  return vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
}

test.each([
  ['at the desk', () => officeOf('owner'), 'ログアウト'],
  ['before the second factor', () => officeOf('owner', 'FACTOR'), '別の担当者としてログインする'],
])('signs out where the browser’s storage is closed, %s', async (_, session, button) => {
  let isIn = true;
  const asked = closeStorage();
  const { names, router } = openOffice('/settings', {
    'GET /session': () => (isIn ? session() : out()),
    'POST /logout': () => {
      isIn = false;
      return {};
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByLabelText('メールアドレス');
  expect(router.state.location.pathname).toBe('/login');
  expect(names()).toContain('POST /logout');
  // Drafts were to be forgotten, and there were none.
  expect(asked).toHaveBeenCalled();
});

test('a theme is chosen there, too, until the page is loaded anew', async () => {
  closeStorage();
  openOffice('/settings', { 'GET /session': () => officeOf('owner') });
  fireEvent.click(await screen.findByRole('radio', { name: 'ダーク' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: '自動' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

const waiting = (number: number, nickname: string) => ({
  itemId: id(number),
  checkId: id(number),
  who: 'CAST',
  accountId: id(number + 100),
  nickname,
  documentType: 'PASSPORT',
  way: 'ANALOG',
  finding: null,
  askedAt: '2026-11-20T00:00:00Z',
  answerBy: '2026-11-22T00:00:00Z',
  owner: null,
});

const DOCUMENT = {
  accountId: id(111),
  state: 'WAITING',
  way: 'ANALOG',
  documentType: 'PASSPORT',
  issuer: '外務大臣',
  finding: null,
  items: null,
  answerBy: null,
  name: '佐藤 美桜',
  birthday: '2001-04-18',
  gesture: null,
  links: [{ kind: 'DOCUMENT', url: '/admin/v1/picture' }],
};

function queue(): { readonly answers: Answers; readonly rows: ReturnType<typeof waiting>[] } {
  const rows = [waiting(11, '美桜'), waiting(12, '\u202e玲奈')];
  const read = () => DOCUMENT;
  return {
    rows,
    answers: {
      'GET /session': () => officeOf('reviewer'),
      'GET /age-checks': () => ({ items: rows, nextCursor: null }),
      [`POST /age-checks/${id(11)}/read`]: read,
      [`POST /age-checks/${id(12)}/read`]: read,
      [`POST /age-checks/${id(11)}/approve`]: () => {
        rows.shift();
        return { accountId: id(111), nickname: '美桜' };
      },
      [`POST /age-checks/${id(12)}/reject`]: () => new Refusal(409, 'AGE_CHECK_DECIDED'),
    },
  };
}

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

test('a document is chosen, shown for a reason, compared and approved by keyboard, and the next one follows closed', async () => {
  const { answers } = queue();
  const { sent, names } = openOffice('/queues/age-checks', answers);
  await screen.findByText('美桜');
  key('j');
  await screen.findByText('書類は表示していません');
  expect(screen.queryByText('佐藤 美桜')).toBeNull();
  key('a');
  key('o');
  await screen.findByText('佐藤 美桜');
  expect(sent.at(-1)?.body).toEqual({ reason: '審査の判断のため' });
  expect(screen.getByRole('img').parentElement?.innerHTML).toContain('data-watermark="中野 由紀');
  key('a');
  expect(screen.getByText('残り5項目を確認すると承認できます')).toBeTruthy();
  for (const number of ['1', '2', '3', '4', '5']) key(number);
  await screen.findByText('すべての項目を確認しました');
  expect(names().filter((name) => name.endsWith('/approve'))).toEqual([]);
  key('a');
  await screen.findByText('美桜さんの年齢確認を承認しました。');
  await screen.findByText('書類は表示していません');
  expect(screen.queryByText('佐藤 美桜')).toBeNull();
  expect(screen.getAllByText('□玲奈').length).toBe(2);
});

test('a rejection needs its reason, and is told when somebody else was first', async () => {
  const { answers } = queue();
  const { names } = openOffice(`/queues/age-checks?item=${id(12)}`, answers);
  await screen.findByText('書類は表示していません');
  key('o');
  await screen.findByText('佐藤 美桜');
  press('差し戻す');
  await screen.findByText('差し戻す理由を選択してください。');
  type('差し戻す理由', 'UNREADABLE');
  press('差し戻す');
  await screen.findByText('AGE_CHECK_DECIDED');
  await waitFor(() => expect(names().filter((name) => name === 'GET /age-checks')).toHaveLength(2));
});

test('a document that asks for the second factor is shown once it was typed, and stays closed for who does not', async () => {
  const { answers } = queue();
  let isFresh = false;
  answers[`POST /age-checks/${id(11)}/read`] = () =>
    isFresh ? DOCUMENT : new Refusal(403, 'OFFICE_FACTOR_AGAIN');
  answers['POST /login/factor'] = () => {
    isFresh = true;
    return {};
  };
  openOffice(`/queues/age-checks?item=${id(11)}`, answers);
  await screen.findByText('書類は表示していません');
  key('o');
  await screen.findByRole('dialog');
  press('操作を取りやめる');
  await screen.findByText('OFFICE_FACTOR_AGAIN');
  key('o');
  await screen.findByRole('dialog');
  type('確認コード', '123456');
  await screen.findByText('佐藤 美桜');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an owner sets what each operator gives alone in a day, not beyond what there is', async () => {
  const { sent } = openOffice('/staff', {
    'GET /session': () => officeOf('owner'),
    'GET /operators': () => ({ items: [] }),
    'GET /goodwill': () => ({ pointsADay: 2_000, leftPoints: 2_000 }),
    'POST /goodwill/limit': () => undefined,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'お詫びのポイントの上限' }));
  await screen.findByText('現在の上限は2,000Pです。');
  const set = (points: string) => {
    fireEvent.change(screen.getByLabelText(/1日の上限/), { target: { value: points } });
    press('上限を変更する');
  };
  set('100001');
  await screen.findByText('0Pから100,000Pまでの数を入力してください。');
  set('3000');
  await screen.findByText('上限を3,000Pに変更しました。');
  expect(sent.filter(({ name }) => name === 'POST /goodwill/limit').map(({ body }) => body)).toEqual([
    { pointsADay: 3000 },
  ]);
});
