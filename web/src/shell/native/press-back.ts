/** The back button of the native shell (spec §2): back when possible; at a root a second press within 1 s quits. Pure. */
export const QUIT_WINDOW_MS = 1_000;

export type BackAction =
  | { readonly type: 'back' }
  | { readonly type: 'hint'; readonly pressedAt: number }
  | { readonly type: 'quit' };

/** `pressedAt` is the time of the last press at a root, null when there was none. */
export function pressBack(canGoBack: boolean, pressedAt: number | null, now: number): BackAction {
  if (canGoBack) return { type: 'back' };
  return pressedAt !== null && now - pressedAt <= QUIT_WINDOW_MS ? { type: 'quit' } : { type: 'hint', pressedAt: now };
}
