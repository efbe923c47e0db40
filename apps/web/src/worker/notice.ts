import { workerTexts } from './ja.ts';

interface Notice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly link: string | null } };
}

/** What a push shows. Browsers want something shown for each, also when its text is not what the server sends. */
export function noticeOf(text: string | undefined): Notice {
  const told = read(text);
  const textOf = (name: string) => (typeof told[name] === 'string' && told[name] !== '' ? told[name] : null);
  const tag = textOf('tag');
  return {
    title: textOf('title') ?? workerTexts.title,
    options: {
      body: textOf('body') ?? (textOf('title') === null ? workerTexts.body : ''),
      lang: 'ja',
      icon: '/icon-192.png',
      badge: '/badge.png',
      ...(tag !== null && { tag }),
      data: { link: textOf('link') },
    },
  };
}

function read(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const told: unknown = JSON.parse(text ?? '');
    return typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Where a tap leads: a page of the product, whatever the push says. */
export function targetOf(link: unknown, origin: string): string {
  const start = `${origin}/start`;
  if (typeof link !== 'string' || !link.startsWith('/')) return start;
  const target = URL.canParse(link, origin) ? new URL(link, origin) : null;
  return target?.origin === origin ? target.href : start;
}

const sideOf = (url: string): string | undefined =>
  /^\/(guest|cast)(?:\/|$)/.exec(new URL(url).pathname)?.[1];

/**
 * Which of the open windows shows the target: one that does already, or one of its side, the focused one before others. A window of the other side
 * may be somebody else's.
 */
export function windowFor<W extends { readonly url: string; readonly focused: boolean }>(
  windows: readonly W[],
  target: string,
): W | undefined {
  const side = sideOf(target);
  const fitting = side === undefined ? windows : windows.filter(({ url }) => sideOf(url) === side);
  return windows.find(({ url }) => url === target) ?? fitting.find(({ focused }) => focused) ?? fitting[0];
}
