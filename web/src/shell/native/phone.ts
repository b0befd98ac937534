/**
 * What the app asks of the phone it is installed on. A browser is none: in the build for the phone native/src/phone.ts stands in this
 * file's place (web/phone-build.ts), so that neither the app nor its server need a package of Capacitor's.
 */
export interface Phone {
  onBackButton(listener: () => void): void;
  /** The app was opened by a link, or got one while it ran. */
  onLink(listener: (url: string) => void): void;
  launchLink(): Promise<string | null>;
  /** It came to the front, or went from it. */
  onActive(listener: (isActive: boolean) => void): void;
  exit(): void;
  /** In Keychain or Keystore: never in a backup, and of this device alone. */
  readSecret(name: string): Promise<string | null>;
  keepSecret(name: string, value: string): Promise<void>;
  dropSecret(name: string): Promise<void>;
  /** Whether it has a screen lock that can be asked for. */
  hasScreenLock(): Promise<boolean>;
  /** By finger, face or the screen lock. False: refused or given up. */
  unlock(words: { readonly title: string; readonly cancel: string }): Promise<boolean>;
  /** `colour` as #RRGGBB. */
  paintStatusBar(look: { readonly isDark: boolean; readonly colour: string }): void;
}

export const phone: Phone | null = null as Phone | null;
