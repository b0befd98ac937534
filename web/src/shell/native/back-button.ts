/** Android's back button: out of what lies over the screen, then back, then up, and at a root out of the app by a second press (spec §2). */
import { commonTexts } from '../../i18n/common.ts';
import { getLanguage } from '../../i18n/language.ts';
import { back, canGoBack, currentPlace } from '../location.ts';
import type { Path } from '../paths.ts';
import type { Routes } from '../route.ts';
import { toast } from '../toast.ts';
import type { Phone } from './phone.ts';
import { pressBack } from './press-back.ts';

/** Sheets, questions and lists that are open; Escape closes the topmost. */
const OVER_THE_SCREEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

export function takeBackButton(phone: Phone, routes: Routes, isLocked: () => boolean): void {
  let pressedAt: number | null = null;
  phone.onBackButton(() => {
    // Nothing behind the lock moves.
    if (isLocked()) return phone.exit();
    if (leaveOverlay()) return;
    const parent = routes[currentPlace().path as Path]?.parent ?? null;
    const action = pressBack(canGoBack() || parent !== null, pressedAt, Date.now());
    pressedAt = action.type === 'hint' ? action.pressedAt : null;
    if (action.type === 'back') back(parent ?? '/home/index');
    else if (action.type === 'quit') phone.exit();
    else toast(commonTexts.peek(getLanguage())?.pressBackAgain ?? '');
  });
}

function leaveOverlay(): boolean {
  const topmost = [...document.querySelectorAll(OVER_THE_SCREEN)].findLast((each) => each.checkVisibility());
  if (topmost === undefined) return false;
  const focused = document.activeElement;
  const from = focused !== null && topmost.contains(focused) ? focused : topmost;
  from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }));
  return true;
}
