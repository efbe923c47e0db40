import { describe, expect, test } from 'vitest';
import { ApiError, ERR_NETWORK } from '#lib/api-error.ts';
import { openDeviceStore, type DeviceStore, type Unsent } from './device-store.ts';
import { Outbox } from './outbox.ts';

const offline = new ApiError(0, ERR_NETWORK, 'no line');
const refused = new ApiError(400, 'TEXT_STOPPED', 'stopped');
const broken = new ApiError(503, 'INTERNAL', 'broken');

const message = (clientId: string, at = `2026-11-23T10:00:0${clientId}.000Z`) => ({
  clientId,
  at,
  friendId: 'her',
  text: `text ${clientId}`,
});

/** A tab: its outbox over a store that others may share, and a server of the test's own. */
async function openTab(shared?: DeviceStore) {
  // There is no IndexedDB here, so this is also how a browser behaves that refuses one.
  const store = shared ?? (await openDeviceStore('someone', () => {}));
  const sent: string[] = [];
  const retries: (() => void)[] = [];
  const server: { answer: (message: Unsent) => Promise<void> } = { answer: () => Promise.resolve() };
  let turn = Promise.resolve();
  const outbox = new Outbox({
    store,
    send: async (unsent) => {
      await server.answer(unsent);
      sent.push(unsent.clientId);
    },
    inTurn: (run) => (turn = turn.then(run)),
    tell: () => {},
    later: (run) => void retries.push(run),
  });
  const states = () => outbox.list().map(({ clientId, state }) => `${clientId} ${state}`);
  const retry = async () => {
    retries.splice(0).forEach((run) => run());
    await outbox.flush();
  };
  return { outbox, store, sent, server, states, retry };
}

describe('messages that are not sent yet', () => {
  test('are sent in the order in which they were written, and leave', async () => {
    const tab = await openTab();
    await Promise.all([tab.outbox.add(message('1')), tab.outbox.add(message('2'))]);
    await tab.outbox.flush();
    expect([tab.sent, tab.states()]).toEqual([['1', '2'], []]);
    expect(await tab.store.unsent()).toEqual([]);
  });

  test('are kept before they are sent', async () => {
    const tab = await openTab();
    let keptThen: readonly Unsent[] = [];
    tab.server.answer = async () => {
      keptThen = await tab.store.unsent();
    };
    await tab.outbox.add(message('1'));
    expect(keptThen.map(({ clientId }) => clientId)).toEqual(['1']);
  });

  test('wait while there is no line, and go when it is back, each once', async () => {
    const tab = await openTab();
    tab.server.answer = () => Promise.reject(offline);
    await tab.outbox.add(message('1'));
    await tab.outbox.add(message('2'));
    expect([tab.sent, tab.states()]).toEqual([[], ['1 waiting', '2 waiting']]);
    tab.server.answer = () => Promise.resolve();
    await tab.retry();
    await tab.retry();
    expect([tab.sent, tab.states()]).toEqual([['1', '2'], []]);
  });

  test('that are refused say why, and do not hold up the next', async () => {
    const tab = await openTab();
    tab.server.answer = ({ clientId }) => (clientId === '1' ? Promise.reject(refused) : Promise.resolve());
    await tab.outbox.add(message('1'));
    await tab.outbox.add(message('2'));
    expect([tab.sent, tab.states()]).toEqual([['2'], ['1 failed']]);
    expect(tab.outbox.list()[0]?.failure).toEqual({ code: 'TEXT_STOPPED', message: 'stopped', details: {} });
    tab.server.answer = () => Promise.resolve();
    await tab.outbox.resend('1');
    expect([tab.sent, tab.states()]).toEqual([['2', '1'], []]);
  });

  test('that are removed are not sent when the line is back', async () => {
    const tab = await openTab();
    tab.server.answer = () => Promise.reject(offline);
    await tab.outbox.add(message('1'));
    await tab.outbox.remove('1');
    tab.server.answer = () => Promise.resolve();
    await tab.retry();
    expect([tab.sent, tab.states()]).toEqual([[], []]);
  });

  test('fail after the server has failed three times by itself', async () => {
    const tab = await openTab();
    tab.server.answer = () => Promise.reject(broken);
    await tab.outbox.add(message('1'));
    expect(tab.states()).toEqual(['1 waiting']);
    await tab.outbox.flush();
    await tab.outbox.flush();
    expect(tab.states()).toEqual(['1 failed']);
  });

  test('are sent by the next tab after this one died', async () => {
    const dead = await openTab();
    dead.server.answer = () => Promise.reject(offline);
    await dead.outbox.add(message('1'));
    const next = await openTab(dead.store);
    await next.outbox.flush();
    expect(next.sent).toEqual(['1']);
  });

  test('are not sent by a second tab once the first has', async () => {
    const first = await openTab();
    const second = await openTab(first.store);
    first.server.answer = () => Promise.reject(offline);
    await first.outbox.add(message('1'));
    await second.outbox.reread();
    expect(second.states()).toEqual(['1 sending']);
    first.server.answer = () => Promise.resolve();
    await first.outbox.flush();
    await second.outbox.flush();
    expect([first.sent, second.sent, second.states()]).toEqual([['1'], [], []]);
  });

  test('are neither shown nor sent once their person has left', async () => {
    const tab = await openTab();
    tab.server.answer = () => Promise.reject(offline);
    await tab.outbox.add(message('1'));
    tab.outbox.close();
    tab.server.answer = () => Promise.resolve();
    await tab.retry();
    expect([tab.sent, tab.states()]).toEqual([[], []]);
  });
});
