import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { ServerFault, createTransport, type TokenRequest, type TransportParts } from './transport.ts';

const get: TokenRequest = { method: 'GET', path: '/casts', needsToken: true };
const json = (status: number, body: unknown) => Response.json(body, { status });
const unauthorised = (code: number) => json(401, { code, message: '再ログイン' });

/** A transport whose server answers from a list, in order; the last answer repeats. */
function setUp(answers: readonly (() => Response | Promise<Response>)[], failRefresh?: ApiError) {
  const state = { token: 'old' };
  let count = 0;
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    if (!answer) throw new Error('no answer');
    return answer();
  });
  const parts = {
    fetch,
    readToken: () => state.token,
    refresh: vi.fn(async () => {
      if (failRefresh) throw failRefresh;
      state.token = 'new';
    }),
    clearSession: vi.fn<TransportParts['clearSession']>(),
    checkPhone: vi.fn<TransportParts['checkPhone']>(),
    logOut: vi.fn<TransportParts['logOut']>(),
  };
  return { ...parts, state, send: createTransport(parts) };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(() => null).catch((error: unknown) => error as ApiError);
const authorization = (init: RequestInit | undefined) => new Headers(init?.headers).get('authorization');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the transport', () => {
  test('all calls go to the versioned base path /v1', async () => {
    const { send, fetch } = setUp([() => json(200, {})]);
    await send(get);
    expect(fetch.mock.calls[0]?.[0]).toBe('/v1/casts');
  });

  test('calls use JSON', async () => {
    const { send, fetch } = setUp([() => json(200, {})]);
    await send({ method: 'POST', path: '/favorites', body: { castId: 'a' }, needsToken: true });
    const init = fetch.mock.calls[0]?.[1];
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(init?.body).toBe('{"castId":"a"}');
  });

  test('a file is handed on byte for byte, and a failure of it as any other', async () => {
    const { send } = setUp([() => new Response('\uFEFFa,b'), () => json(404, { code: 'NOT_FOUND' })]);
    const file = (await send({ ...get, isFile: true })) as Blob;
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62]);
    expect(await caught(send({ ...get, isFile: true }))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a call may take 300000 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await setUp([() => json(200, {})]).send(get);
    expect(timeout).toHaveBeenCalledWith(300_000);
  });

  test('a response body is returned directly', async () => {
    expect(await setUp([() => json(200, { items: [1] })]).send(get)).toEqual({ items: [1] });
  });

  test('a file is handed over as its bytes, its failure as every other', async () => {
    const { send } = setUp([() => new Response('%PDF'), () => json(404, { code: 'NOT_FOUND', message: '' })]);
    const file = { ...get, isFile: true };
    expect(await ((await send(file)) as Blob).text()).toBe('%PDF');
    expect(await caught(send(file))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test("an empty 200 becomes a status object '200'", async () => {
    expect(await setUp([() => new Response(null, { status: 200 })]).send(get)).toEqual({ status: '200' });
  });

  test('a status of 500 or more is returned and not thrown', async () => {
    const answer = await setUp([() => json(503, { code: 'UNAVAILABLE' })]).send(get);
    expect(answer).toEqual(new ServerFault(503, { code: 'UNAVAILABLE' }));
  });

  test('every other error is thrown, with status, code, message and details', async () => {
    const body = { code: 'PRICE_RANGE', message: '範囲', details: { field: 'price30' } };
    const error = await caught(setUp([() => json(400, body)]).send(get));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, ...body, field: 'price30' });
  });

  test('a call that is not answered fails with ERR_NETWORK', async () => {
    const error = await caught(setUp([() => Promise.reject(new TypeError('Failed to fetch'))]).send(get));
    expect(error).toMatchObject({ code: 'ERR_NETWORK', status: 0 });
    expect(error?.message).toBe('通信エラーが発生しました。通信環境をご確認ください。');
  });

  test('a Bearer token goes with all calls except the open ones', async () => {
    const { send, fetch } = setUp([() => json(200, {})]);
    await send(get);
    await send({ ...get, needsToken: false });
    expect(fetch.mock.calls.map(([, init]) => authorization(init))).toEqual(['Bearer old', null]);
  });
});

describe('a 401', () => {
  test('whose code is not 20 or 21 refreshes the token and retries the call once', async () => {
    const { send, fetch, refresh } = setUp([() => unauthorised(10), () => json(200, { ok: true })]);
    expect(await send(get)).toEqual({ ok: true });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls.map(([, init]) => authorization(init))).toEqual(['Bearer old', 'Bearer new']);
  });

  test('after the retry is thrown', async () => {
    const { send, fetch, refresh } = setUp([() => unauthorised(10)]);
    expect(await caught(send(get))).toMatchObject({ status: 401, code: 10 });
    expect([fetch.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 1]);
  });

  test('of many waiting calls refreshes once for all of them', async () => {
    const { send, refresh } = setUp([
      () => unauthorised(10),
      () => unauthorised(10),
      () => unauthorised(10),
      () => json(200, { ok: true }),
    ]);
    expect(await Promise.all([send(get), send(get), send(get)])).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('that arrives after another call has refreshed only retries', async () => {
    const setup = setUp([
      () => {
        setup.state.token = 'new';
        return unauthorised(10);
      },
      () => json(200, {}),
    ]);
    await setup.send(get);
    expect(setup.refresh).not.toHaveBeenCalled();
  });

  test('of an open call refreshes nothing', async () => {
    const { send, refresh } = setUp([() => unauthorised(10)]);
    expect(await caught(send({ ...get, needsToken: false }))).toMatchObject({ status: 401 });
    expect(refresh).not.toHaveBeenCalled();
  });

  test.each([20, 21])('with code %i clears the session and logs out after 2.5 seconds', async (code) => {
    const { send, refresh, clearSession, logOut } = setUp([() => unauthorised(code)]);
    expect(await caught(send(get))).toMatchObject({ code });
    expect([refresh.mock.calls.length, clearSession.mock.calls.length]).toEqual([0, 1]);
    vi.advanceTimersByTime(2499);
    expect(logOut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  test('with code 21 on several calls logs out once', async () => {
    const { send, logOut } = setUp([() => unauthorised(21)]);
    await Promise.all([caught(send(get)), caught(send(get))]);
    vi.advanceTimersByTime(5000);
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  test('of who was led to the login leads nobody away again from what is open there', async () => {
    const gone = new ApiError(400, 'SIGNED_OUT', '');
    const answers = [20, 10, 10, 21].map((code) => () => unauthorised(code));
    const { send, clearSession, logOut, state } = setUp(answers, gone);
    await caught(send(get));
    state.token = '';
    vi.advanceTimersByTime(2500);
    expect(await caught(send(get))).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await caught(send(get))).toMatchObject({ code: 'SIGNED_OUT' });
    vi.advanceTimersByTime(5000);
    expect([clearSession.mock.calls.length, logOut.mock.calls.length]).toEqual([1, 1]);
    state.token = 'of the next login';
    await caught(send(get));
    vi.advanceTimersByTime(2500);
    expect(logOut).toHaveBeenCalledTimes(2);
  });

  test('whose refresh is refused logs out too', async () => {
    const { send, clearSession, logOut } = setUp([() => unauthorised(10)], new ApiError(401, 21, ''));
    expect(await caught(send(get))).toMatchObject({ code: 21 });
    vi.advanceTimersByTime(2500);
    expect([clearSession.mock.calls.length, logOut.mock.calls.length]).toEqual([1, 1]);
  });

  test('whose refresh finds no network fails with that and stays signed in', async () => {
    const { send, clearSession } = setUp([() => unauthorised(10)], new ApiError(0, 'ERR_NETWORK', ''));
    expect(await caught(send(get))).toMatchObject({ code: 'ERR_NETWORK' });
    expect(clearSession).not.toHaveBeenCalled();
  });

  test('whose refresh waits for a proof of the number leads there and stays signed in', async () => {
    const due = new ApiError(403, 'PHONE_CHECK_DUE', '');
    const { send, clearSession, checkPhone, logOut } = setUp([() => unauthorised(10)], due);
    expect(await caught(send(get))).toMatchObject({ code: 'PHONE_CHECK_DUE' });
    vi.advanceTimersByTime(5000);
    expect([clearSession, logOut].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(checkPhone).toHaveBeenCalledTimes(1);
  });

  test('of the screen that was left for that proof leads nobody back there once the token is gone', async () => {
    const due = new ApiError(403, 'PHONE_CHECK_DUE', '');
    const late = Promise.withResolvers<Response>();
    const { send, checkPhone, state } = setUp([() => late.promise, () => unauthorised(10)], due);
    checkPhone.mockImplementation(() => {
      state.token = '';
    });
    const left = caught(send(get));
    await caught(send(get));
    late.resolve(unauthorised(10));
    expect(await left).toMatchObject({ status: 401 });
    expect(checkPhone).toHaveBeenCalledTimes(1);
  });
});
