// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { turnstileToken } from './turnstile-widget.ts';

type Options = Record<'callback' | 'error-callback', (token?: string) => void>;
const WIDGET = { siteKey: 'site_key', action: 'send-code', script: 'https://turnstile.test/api.js' };

/** Stands in for the element that loads the script, and for what the script leaves behind. */
function standIn(render: (options: Options) => void, comes: 'whole' | 'empty' | 'not at all' = 'whole') {
  const remove = vi.fn<(widget: string) => void>();
  const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    const turnstile = {
      remove,
      render: (_place: HTMLElement, options: Options) => (queueMicrotask(() => render(options)), 'widget-1'),
    };
    Object.assign(window, { turnstile: comes === 'whole' ? turnstile : undefined });
    queueMicrotask(() => void script.dispatchEvent(new Event(comes === 'not at all' ? 'error' : 'load')));
  });
  return { remove, append };
}

test('the widget is loaded once, gives its token and leaves nothing on the page', async () => {
  const { remove, append } = standIn((options) => options.callback('a token'));
  const page = document.body.innerHTML;
  expect(await turnstileToken(WIDGET)).toBe('a token');
  expect(await turnstileToken(WIDGET)).toBe('a token');
  expect(append).toHaveBeenCalledTimes(1);
  expect(remove).toHaveBeenCalledWith('widget-1');
  expect(document.body.innerHTML).toBe(page);
});

test.each(['not at all', 'empty'] as const)(
  'a script that comes %s is a failure, and tried again',
  async (how) => {
    const failing = { ...WIDGET, script: `https://turnstile.test/${how}.js` };
    const { append } = standIn(() => undefined, how);
    await expect(turnstileToken(failing)).rejects.toThrow('could not be loaded');
    append.mockRestore();
    standIn((options) => options.callback('a token'));
    expect(await turnstileToken(failing)).toBe('a token');
  },
);

test('a widget that fails is a failure', async () => {
  standIn((options) => options['error-callback']());
  await expect(turnstileToken({ ...WIDGET, script: 'https://turnstile.test/fails.js' })).rejects.toThrow(
    'did not succeed',
  );
});
