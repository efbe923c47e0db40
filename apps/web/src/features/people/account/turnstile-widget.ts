const TIMEOUT_MS = 60_000;

/** What the server says of the widget. */
export interface TurnstileWidget {
  readonly siteKey: string;
  readonly action: string;
  readonly script: string;
}

interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly action: string;
      readonly appearance: 'interaction-only';
      readonly language: 'ja';
      callback(token: string): void;
      'error-callback'(): void;
      'timeout-callback'(): void;
    },
  ): string;
  remove(widget: string): void;
}

const loaded = new Map<string, Promise<Turnstile>>();

/** Runs the widget out of sight, unless it asks the person something, and returns its token. A token is good once. */
export async function turnstileToken({ siteKey, action, script }: TurnstileWidget): Promise<string> {
  const turnstile = await load(script);
  const place = document.createElement('div');
  place.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center';
  document.body.append(place);
  const solved = Promise.withResolvers<string>();
  const fail = () => solved.reject(new Error('The bot check did not succeed'));
  const timer = setTimeout(fail, TIMEOUT_MS);
  let widget: string | undefined;
  try {
    widget = turnstile.render(place, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      language: 'ja',
      callback: solved.resolve,
      'error-callback': fail,
      'timeout-callback': fail,
    });
    return await solved.promise;
  } finally {
    clearTimeout(timer);
    if (widget !== undefined) turnstile.remove(widget);
    place.remove();
  }
}

/** The widget's script, once for the page; one that did not load is tried again. */
function load(source: string): Promise<Turnstile> {
  const before = loaded.get(source);
  if (before) return before;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  const loading = new Promise<Turnstile>((resolve, reject) => {
    const fail = () => {
      loaded.delete(source);
      script.remove();
      reject(new Error('The bot check could not be loaded'));
    };
    // Some blockers answer with an empty file.
    script.addEventListener('load', () => {
      const { turnstile } = window as unknown as { readonly turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else fail();
    });
    script.addEventListener('error', fail);
  });
  loaded.set(source, loading);
  document.head.append(script);
  return loading;
}
