/** The phone, by Capacitor's plugins: in the app's build for it this file stands in the place of web/src/shell/native/phone.ts. */
import { BiometricAuth } from '@aparajita/capacitor-biometric-auth';
import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import type { Phone } from '@bahi/web/shell/native/phone.ts';
import { App } from '@capacitor/app';
import { StatusBar, Style } from '@capacitor/status-bar';

export const phone: Phone = {
  onBackButton: (listener) => void App.addListener('backButton', listener),
  onLink: (listener) => void App.addListener('appUrlOpen', ({ url }) => listener(url)),
  launchLink: async () => (await App.getLaunchUrl())?.url ?? null,
  onActive: (listener) => void App.addListener('appStateChange', ({ isActive }) => listener(isActive)),
  exit: () => void App.exitApp(),
  async readSecret(name) {
    const kept = await SecureStorage.get(name, false, false);
    return typeof kept === 'string' ? kept : null;
  },
  keepSecret: (name, value) => SecureStorage.set(name, value, false, false, KeychainAccess.whenUnlockedThisDeviceOnly),
  async dropSecret(name) {
    await SecureStorage.remove(name, false);
  },
  hasScreenLock: async () => (await BiometricAuth.checkBiometry()).deviceIsSecure,
  unlock: ({ title, cancel }) =>
    BiometricAuth.authenticate({
      reason: title,
      androidTitle: title,
      cancelTitle: cancel,
      allowDeviceCredential: true,
    }).then(
      () => true,
      () => false,
    ),
  paintStatusBar({ isDark, colour }) {
    void StatusBar.setStyle({ style: isDark ? Style.Dark : Style.Light });
    // Android before 15 alone: later ones show the page itself there.
    StatusBar.setBackgroundColor({ color: colour }).catch(() => undefined);
  },
};
