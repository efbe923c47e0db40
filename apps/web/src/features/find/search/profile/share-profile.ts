import { showToast } from '#lib/toast.ts';
import { profileTexts } from './ja.ts';

/** Passes this profile's address to the device's share menu or, if there is none, to the clipboard. */
export async function shareProfile(name: string, castId: string): Promise<void> {
  const url = new URL(location.pathname, location.origin);
  url.searchParams.set('castId', castId);
  if ('share' in navigator) {
    // Closing the menu without a choice is not a failure.
    await navigator.share({ title: name, url: url.href }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url.href);
    showToast(profileTexts.copied);
  } catch {
    showToast(profileTexts.shareFailed, 'danger');
  }
}
