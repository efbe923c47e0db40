import type { BrowserContext, Page } from '@playwright/test';
import { productUrl } from '../tools/test/walks/places.ts';
import { pushRoutes } from '@yoimachi/contract/push';
import { chatTag, newsTag } from '@yoimachi/domain/push';
import { expectCleanScreen } from './axe.ts';
import { answersAt } from './support/answers.ts';
import { asGuest, bubble, openChat, say } from './support/chat.ts';
import { signIn } from './support/dev.ts';
import { DEMO_GUEST_PHONE } from './support/people.ts';
import { pushed } from './support/pushed.ts';
import { expect, test } from './support/test.ts';
import { pressKey } from './support/keyboard.ts';
import { serveVersions, type Versions } from './support/versions.ts';

test.use({ serviceWorkers: 'allow', settings: { PUSH_HOSTS: 'push.example.com' } });

/** The product, of which a later version can appear. */
const released = test.extend<{ readonly product: string; readonly versions: Versions }>({
  // oxlint-disable-next-line no-empty-pattern -- that is how a fixture says that it needs no other
  product: async ({}, use, { parallelIndex }) => use(productUrl(parallelIndex)),
  versions: async ({ product }, use) => {
    const versions = await serveVersions(product);
    await use(versions);
    await versions.close();
  },
  baseURL: async ({ versions }, use) => use(versions.url),
});

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/** Waits until the page's worker has taken over. */
const hasWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

/** Hands a push to the worker as the browser does once it has decrypted it. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ isDeleted }) => !isDeleted);
    if (own) registered.resolve(own.registrationId);
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
  await devTools.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Hands a push to the worker until it is shown: the browser's tools do not say whether it came, and once in a while it does not. */
async function arrives(page: Page, data: string, notice: Record<string, unknown>): Promise<void> {
  await expect(async () => {
    await deliver(page.context(), page, data);
    await expect.poll(() => shown(page), { timeout: 5_000 }).toContainEqual(expect.objectContaining(notice));
  }).toPass({ timeout: 20_000 });
}

/** Taps a notification: headless Chromium draws none, so the worker is told of the tap. */
async function tap(context: BrowserContext, tag: string): Promise<void> {
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (name: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);
}

test('a push is shown by the worker, and a tap opens what it speaks of, within the product only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // What a page does at rest has begun.
  const asked = answersAt(page, pushRoutes.pushState.path);
  await signIn(page, DEMO_GUEST_PHONE, 1);
  await expect.poll(() => asked).not.toEqual([]);
  await hasWorker(page);
  const push = {
    title: '予約が確定しました',
    body: '11月21日（土）18:00',
    link: '/guest/dohan-list',
    tag: 'booking:1',
  };
  const { link: _, ...notice } = push;
  await arrives(page, await pushed(push), notice);
  // Of one tag there is one, the later one.
  const later = { body: '18:30に変わりました' };
  await arrives(page, await pushed({ ...push, ...later }), later);
  expect(await shown(page)).toEqual([{ ...notice, ...later }]);
  await tap(context, push.tag);
  await expect(page).toHaveURL(/\/guest\/dohan-list$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shown(page)).toEqual([]);

  await arrives(page, JSON.stringify({ ...push, link: 'https://push.example.com/', tag: 'evil' }), {
    tag: 'evil',
  });
  await arrives(page, 'no json', { title: '宵待ち', body: '新しいお知らせがあります。', tag: '' });
});

test('without a network there is a page that says so, in both themes, and it leads back', async ({
  page,
  context,
}) => {
  await page.goto('/authentication');
  await hasWorker(page);
  await context.setOffline(true);
  await page.goto('/contact-us');
  const title = page.getByRole('heading', { name: 'インターネットに接続できません' });
  await expect(title).toBeVisible();
  await expectCleanScreen(page, 'the page without network');
  // Nothing of the product is kept: each address shows this page.
  await page.goto('/authentication');
  await expect(title).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline.html']);
  await pressKey(page.getByRole('link', { name: 'もう一度読み込む' }));
  await expect(title).toBeVisible();
  await context.setOffline(false);
  // By itself, as soon as there is a network.
  await expect(title).toBeHidden();
  await expect(page).not.toHaveTitle(/オフライン/);
  await expect(page.locator('main')).toBeVisible();
});

released(
  'no page of an old version is served once there is a later one',
  async ({ page, context, versions }) => {
    const old = versions.build();
    await page.goto('/authentication');
    await hasWorker(page);
    await page.reload();
    expect(await buildOf(page)).toBe(old);

    versions.release();
    // With the old worker in charge, and its cache full, a page is that of the new version.
    await page.goto('/contact-us');
    expect(await buildOf(page)).toBe(versions.build());
    // The new worker has come with it, and what the old one kept is gone.
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`offline-${versions.build()}`]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'インターネットに接続できません' })).toBeVisible();
    expect(await page.content()).not.toContain(old);
  },
);

released(
  'a page that stays open offers the later version, and its links lead there',
  async ({ page, versions }) => {
    await signIn(page, DEMO_GUEST_PHONE, 1, '/guest/settings');
    await hasWorker(page);
    // As the connection says that is back.
    const askAnew = () => page.evaluate(() => dispatchEvent(new Event('reconnected')));
    const offer = page.getByRole('complementary', { name: '新しいバージョンがあります' });
    await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
    await askAnew();
    await expect(offer).toBeHidden();

    versions.release();
    await expect(async () => {
      await askAnew();
      await expect(offer).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expectCleanScreen(page, 'the offer of a later version');
    await pressKey(offer.getByRole('button', { name: '閉じる' }));
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'ログイン中の端末' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン中の端末' })).toBeVisible();
    expect(await buildOf(page)).toBe(versions.build());
  },
);

/** What Chromium's push service would give; it cannot be reached here. */
async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isSubscribed = sessionStorage.getItem('stub-subscribed') !== null;
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    let key: BufferSource | null = null;
    const subscription = {
      get options() {
        return { applicationServerKey: key };
      },
      toJSON: () => ({ endpoint: 'https://push.example.com/send/e2e', keys }),
      unsubscribe: async () => {
        isSubscribed = false;
        sessionStorage.removeItem('stub-subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        key = options.applicationServerKey.slice().buffer;
        isSubscribed = true;
        sessionStorage.setItem('stub-subscribed', 'true');
        return subscription;
      },
    });
  });
}

test('pushes are turned on by a tap, stay on, are turned off again, and not asked for when they are blocked', async ({
  page,
  context,
}) => {
  await stubPushService(page);
  await context.grantPermissions(['notifications']);
  await signIn(page, DEMO_GUEST_PHONE, 1, '/guest/settings');
  await page.getByRole('link', { name: 'ホーム画面に追加' }).click();
  const push = page.getByRole('switch', { name: /この端末のプッシュ通知/ });
  await expect(push).not.toBeChecked();
  await expectCleanScreen(page, 'the app and its pushes');
  await pressKey(push, 'Space');
  await expect(page.getByText('プッシュ通知をオンにしました')).toBeVisible();
  await expect(push).toBeChecked();
  await page.reload();
  await expect(push).toBeChecked();
  await pressKey(push, 'Space');
  await expect(page.getByText('プッシュ通知をオフにしました')).toBeVisible();
  await expect(push).not.toBeChecked();

  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.reload();
  await expect(page.getByText('ブラウザでブロックされています')).toBeVisible();
  await expect(push).toHaveCount(0);
});

test('what was read goes from the screen of a phone, also when it was read on another device', async ({
  page,
  context,
  request,
  openBrowser,
}) => {
  await stubPushService(page);
  await context.grantPermissions(['notifications']);
  const { cast, guest, guestId } = await openChat(request);
  await signIn(page, guest.phone, 1, '/app-setting');
  await pressKey(page.getByRole('switch', { name: /この端末のプッシュ通知/ }), 'Space');
  await expect(page.getByText('プッシュ通知をオンにしました')).toBeVisible();
  await hasWorker(page);
  await page.goto('/guest');
  await expect(page.getByRole('link', { name: /チャット/ })).toContainText('1');
  const tag = chatTag(cast.castId);
  const link = `/guest/chat-list?friendId=${cast.castId}`;
  const push = { title: 'メッセージが届いています', body: `${cast.nickname}さんから`, link, tag };
  await arrives(page, await pushed({ ...push, tag: newsTag('1') }), { tag: newsTag('1') });
  await arrives(page, await pushed(push), { tag });

  const other = await openBrowser();
  await asGuest(other, guest, cast.castId);
  await expect(bubble(other, 'はじめまして。')).toBeVisible();
  const tags = async () => (await shown(page)).map((one) => one.tag);
  await expect.poll(tags).toEqual([newsTag('1')]);
  await other.close();

  await say(request, cast.token, guestId, 'こちらこそ。');
  await arrives(page, await pushed(push), { tag });
  expect(await tags()).toContain(tag);
  await page.goto(link);
  await expect(bubble(page, 'こちらこそ。')).toBeVisible();
  await expect.poll(tags).toEqual([newsTag('1')]);
});
