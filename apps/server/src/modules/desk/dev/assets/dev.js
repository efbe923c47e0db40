// The development pages work without this script; with it clock and inbox refresh themselves and codes can be copied.
const REFRESH_MS = 2000;

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  void navigator.clipboard
    .writeText(button.dataset.copy)
    .then(() => (button.textContent = button.dataset.copied));
});

// Moving the clock can take some seconds: the button says so, and a second tap does nothing.
document.addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!submitter || submitter.formTarget === '_blank') return;
  if (submitter.getAttribute('aria-busy') === 'true') event.preventDefault();
  submitter.setAttribute('aria-busy', 'true');
  const busy = submitter.closest('section')?.querySelector('[data-busy]');
  if (busy) busy.hidden = false;
});
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  for (const busy of document.querySelectorAll('[data-busy]')) busy.hidden = true;
});

async function refresh(part) {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.getElementById(part.id);
  const first = (element) =>
    [
      element.querySelectorAll('article').length,
      element.querySelector('time')?.dateTime,
      element.querySelector('progress')?.value,
    ].join();
  // What was still being prepared is there.
  if (!fresh) part.remove();
  else if (first(fresh) !== first(part)) part.innerHTML = fresh.innerHTML;
}

for (const part of document.querySelectorAll('[data-refresh]')) {
  setInterval(() => {
    if (!document.hidden && part.isConnected) refresh(part).catch(() => undefined);
  }, REFRESH_MS);
}
