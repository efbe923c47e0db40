// Before the first paint, so that a chosen theme never flashes the other one. Kept in step with lib/theme.ts of packages/ui.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    return;
  }
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.dataset.theme = theme;
  const color = theme === 'dark' ? '#131016' : '#faf8f5';
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', color);
})();
