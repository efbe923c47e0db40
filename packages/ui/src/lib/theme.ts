/** The chosen theme; `system` follows the device. index.html applies it before the first paint. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const colors = { light: '#faf8f5', dark: '#131016' } as const;

export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function writeTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete root.dataset['theme'];
  } else {
    localStorage.setItem(KEY, theme);
    root.dataset['theme'] = theme;
  }
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.setAttribute('content', colors[theme === 'system' ? own : theme]);
  }
}
