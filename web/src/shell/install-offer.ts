/** The browser's offer to install the app, kept from the start on: it is made where it is in nobody's way (use-install.ts), once. */
import { createStore } from '../data/store.ts';

export interface InstallOffer extends Event {
  /** Asks the reader. Only once. */
  readonly prompt: () => Promise<unknown>;
}

export const installOffer = createStore<InstallOffer | null>(null);

export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Or the browser lays its own over the screen.
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => installOffer.set(null));
}
