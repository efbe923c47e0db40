/** Parts of the form that a repair leads to; they carry it as `data-part`. */
export type FormPart = 'day' | 'time' | 'casts' | 'cost';

/** Brings a part of the form before the guest, and the keyboard to it. */
export function showPart(part: FormPart): void {
  const found = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  found?.scrollIntoView({ block: 'start' });
  const field = ['[data-marked] button', 'select, input:checked, input, button']
    .map((selector) => found?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  (field ?? found)?.focus({ preventScroll: true });
}

/** Keeps the keyboard in a part whose button has gone. */
export function focusPart(part: FormPart): void {
  document.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus({ preventScroll: true });
}

/** After a refused press: the first thing that is wrong, once this render has said what it is. */
export function showFirstError(content: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = content?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  });
}
