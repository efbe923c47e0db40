// Keeps what a friend reads up to date. Without it the page stays as it was opened.
const EVERY_MS = 30_000;
const card = document.querySelector('[data-watch]');

/** Parts that are replaced one by one, so that a screen reader hears a new state and nothing else. */
const PARTS = ['.stage', 'dl', '.updated'];

async function refresh() {
  const shown = document.querySelector('[data-watch]');
  if (!shown || document.visibilityState !== 'visible') return;
  try {
    const answer = await fetch(location.href, { cache: 'no-store', referrerPolicy: 'no-referrer' });
    if (answer.status >= 500) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('[data-watch]');
    if (!next) {
      document.title = page.title;
      document.querySelector('main').replaceWith(page.querySelector('main'));
      return;
    }
    for (const part of PARTS) {
      const [now, then] = [shown.querySelector(part), next.querySelector(part)];
      if (now.innerHTML !== then.innerHTML) now.innerHTML = then.innerHTML;
    }
  } catch {
    shown.querySelector('.updated').textContent = shown.dataset.stale;
  }
}

if (card) {
  document.querySelector('[data-updates]').hidden = false;
  setInterval(() => void refresh(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void refresh());
  addEventListener('online', () => void refresh());
}
