/** What the service worker uses of its surroundings; the types of workers and of pages do not go together in one project. */

export interface WindowOfWorker {
  /** Where it was loaded; what was shown since is not told. */
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  /** Fails for a page that this worker does not control. */
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer?: readonly Transferable[]): void;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  /** The same request, sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}

/** The browser's address for pushes has ended, or is another one. Not every browser says which. */
export interface Renewed extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowOfWorker[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(name: 'push', hear: (event: Pushed) => void): void;
  addEventListener(name: 'pushsubscriptionchange', hear: (event: Renewed) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Clicked) => void): void;
}
