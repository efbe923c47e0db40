/** Parts of the form that a fix leads to, marked with `data-part`. */
export type FormPart = 'day' | 'time' | 'casts' | 'cost';

/** Scrolls to a part of the form and moves the focus there. */
export function showPart(part: FormPart): void {
  const found = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  found?.scrollIntoView({ block: 'start' });
  const field = ['[data-marked] button', 'select, input:checked, input, button']
    .map((selector) => found?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  (field ?? found)?.focus({ preventScroll: true });
}

/** Keeps the focus in a part whose button has gone. */
export function focusPart(part: FormPart): void {
  document.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus({ preventScroll: true });
}

/** After a rejected press: focuses the first error, once this render has shown it. */
export function showFirstError(content: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = content?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  });
}
