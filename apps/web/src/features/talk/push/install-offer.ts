/** What a browser offers that can install the product; index.html keeps it, since it comes before this code. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installOffer?: InstallOffer | undefined;
  }
}

export const hasInstallOffer = (): boolean => window.installOffer !== undefined;

/** Asks the person; whether she has installed it. An offer is good once. */
export async function install(): Promise<boolean> {
  const offer = window.installOffer;
  window.installOffer = undefined;
  return (await offer?.prompt())?.outcome === 'accepted';
}

/** Calls back when there is an offer, or none any more. */
export function onInstallOffer(hear: () => void): () => void {
  const names = ['beforeinstallprompt', 'appinstalled'] as const;
  for (const name of names) addEventListener(name, hear);
  return () => {
    for (const name of names) removeEventListener(name, hear);
  };
}
