/** The chosen theme; `system` follows the device. index.html applies it before the first paint. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const colors = { light: '#faf8f5', dark: '#131016' } as const;

export function readTheme(): Theme {
  const stored = kept();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A closed storage has kept nothing.
    return null;
  }
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // In a full or closed storage it holds until the page is loaded again.
  }
}

export function writeTheme(theme: Theme): void {
  const root = document.documentElement;
  keep(theme);
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.setAttribute('content', colors[theme === 'system' ? own : theme]);
  }
}
