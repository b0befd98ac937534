/**
 * The keyboard of the queues (screens §6): which key stands for what, which the reader may change or switch off, since a single
 * letter can be a slip of speech input (WCAG 2.1.4). Pure.
 */
export const actions = [
  'next',
  'previous',
  'approve',
  'reject',
  'reveal',
  'zoom',
  'rotateLeft',
  'rotateRight',
  'copy',
  'note',
  'customer',
  'search',
  'help',
] as const;
export type Action = (typeof actions)[number];

export interface KeySettings {
  readonly isOn: boolean;
  readonly keys: Readonly<Record<Action, string>>;
}

export const defaultKeys: KeySettings = {
  isOn: true,
  keys: {
    next: 'j',
    previous: 'k',
    approve: 'a',
    reject: 'x',
    reveal: 'r',
    zoom: 'z',
    rotateLeft: '[',
    rotateRight: ']',
    copy: 'c',
    note: 'n',
    customer: 'o',
    search: '/',
    help: '?',
  },
};

export interface Pressed {
  readonly key: string;
  /** The place on the keyboard, for a layout or an input method that writes no Latin letters. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The number is that of a reason, from 1. */
export function meaningOf(pressed: Pressed, { isOn, keys }: KeySettings): Action | number | null {
  if (!isOn || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = signOf(pressed);
  if (/^[1-9]$/.test(key)) return Number(key);
  return actions.find((action) => keys[action] === key) ?? null;
}

/** Null: no key of one sign, or one that stands for a reason. Whoever had the key gets the one that is given up. */
export function withKey(settings: KeySettings, action: Action, pressed: Pressed): KeySettings | null {
  const key = signOf(pressed);
  if (key.length !== 1 || /[\s0-9]/.test(key)) return null;
  const holder = actions.find((other) => settings.keys[other] === key);
  const keys = { ...settings.keys, [action]: key };
  if (holder !== undefined && holder !== action) keys[holder] = settings.keys[action];
  return { ...settings, keys };
}

/** Null unless it is what `withKey` leaves. */
export function parseSettings(text: string | null): KeySettings | null {
  try {
    const { isOn, keys } = JSON.parse(text ?? 'null') as KeySettings;
    const isComplete = actions.every((action) => typeof keys[action] === 'string' && keys[action].length === 1);
    return typeof isOn === 'boolean' && isComplete ? { isOn, keys } : null;
  } catch {
    return null;
  }
}

function signOf({ key, code }: Pressed): string {
  if (key.length === 1 && key.charCodeAt(0) < 128) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}
