/** Whether this tab shows the product to an operator as a member sees it; it reads, and whatever changes something is refused to it. */
import { clearSessionEntries } from './session-storage.ts';

const ENTRY = 'view';
const ENDED = 'ENDED';

export interface View {
  /** How the member is called. */
  readonly nickname: string;
  readonly endsAt: Date;
}

const read = () => sessionStorage.getItem(ENTRY);

/** Of a tab that shows somebody; null: it is a person's own, or the view has ended. */
export function currentView(): View | null {
  const kept = read();
  if (kept === null || kept === ENDED) return null;
  const { nickname, endsAt } = JSON.parse(kept) as { nickname: string; endsAt: string };
  return { nickname, endsAt: new Date(endsAt) };
}

/** Whether this tab was opened to show somebody, also when that is over. */
export const isViewTab = (): boolean => read() !== null;

export function keepView({ nickname, endsAt }: { readonly nickname: string; readonly endsAt: string }): void {
  sessionStorage.setItem(ENTRY, JSON.stringify({ nickname, endsAt }));
}

/** Whom it showed, this tab knows no more. Who is signed in in this browser stays so. */
export function endView(): void {
  clearSessionEntries();
  sessionStorage.setItem(ENTRY, ENDED);
}
