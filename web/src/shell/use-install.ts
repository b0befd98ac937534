/** How this device can install the app: by the browser's offer, or by hand where there is none (iOS). Nothing where it is installed. */
import { useStore } from '../data/store.ts';
import { installOffer } from './install-offer.ts';

export type Install = { readonly kind: 'offered'; readonly install: () => void } | { readonly kind: 'by-hand' } | null;

export function useInstall(): Install {
  const offer = useStore(installOffer);
  if (isInstalledApp()) return null;
  if (offer === null) return isIos() ? { kind: 'by-hand' } : null;
  const install = () => {
    installOffer.set(null);
    // Whatever is answered: the browser makes another offer when it wants to be asked again.
    offer.prompt().catch(() => undefined);
  };
  return { kind: 'offered', install };
}

function isInstalledApp(): boolean {
  return !matchMedia('(display-mode: browser)').matches;
}

/** Only its browsers know of `standalone`; one within another app, without "Safari" in its name, has no Share. */
function isIos(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1 && / Safari\//.test(navigator.userAgent);
}
