import { showToast } from '#lib/toast.ts';
import { watchTexts as t } from './ja.ts';

/** Passes a link to the device's share menu or, if there is none, to the clipboard. */
export async function shareLink(url: string): Promise<void> {
  if ('share' in navigator) {
    // Closing the menu without a choice is not a failure.
    await navigator.share({ text: t.message, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    showToast(t.copied, 'ok');
  } catch {
    showToast(t.copyFailed, 'danger');
  }
}
