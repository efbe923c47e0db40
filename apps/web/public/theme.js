// Runs before the first paint, so that a chosen theme never flashes the other one. Kept in step with src/lib/theme.ts.
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
  document
    .querySelectorAll('meta[name="theme-color"]')
    .forEach((meta) => meta.setAttribute('content', color));
})();
