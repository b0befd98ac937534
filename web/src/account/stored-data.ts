/** What "Clear stored data" removes from this device: all of ours but the session, the language and the settings. */
const kept = new Set(['tokend', 'account', 'language', 'bahi.settings']);

export function clearStoredData(storage: Storage = localStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((name) => name !== null);
  for (const name of names) if (!kept.has(name)) storage.removeItem(name);
}
