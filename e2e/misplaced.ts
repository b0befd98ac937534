/** What of a page lies where it should not: beside its window, over something else, cut off, or too small for a finger. */
import type { Page } from 'playwright-core';

export interface Looked {
  /** Whether what is pressed is measured against a finger (44 px): at letters of their usual size. */
  readonly forFingers?: boolean;
}

export function misplacedOn(page: Page, { forFingers = false }: Looked = {}): Promise<string[]> {
  return page.evaluate(measure, forFingers);
}

/** In the page. */
function measure(forFingers: boolean): string[] {
  const FINGER = 44;
  const CUT = 1.5;
  const LINE = 0.99;
  const found = new Set<string>();
  const { clientWidth } = document.documentElement;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) =>
    styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element)!);
  const told = (element: Element) => {
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const name = `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[${element.getAttribute('role')!}]` : ''}`;
    return `${name} "${text || (element.getAttribute('aria-label') ?? '')}"`;
  };
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const top: Element = [...dialogs].at(-1) ?? document.body;
  const ancestors = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...ancestors(element.parentElement)];
  /** Meant to be moved sideways: tabs, tables, strips. */
  const isStrip = (element: Element) => element.classList.contains('overflow-x-auto');
  const isHidden = (element: Element) =>
    element.closest('.sr-only, [inert]') !== null ||
    styleOf(element).visibility === 'hidden' ||
    !element.checkVisibility();

  for (const element of [document.documentElement, ...top.querySelectorAll('*')]) {
    if (
      isStrip(element) ||
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      isHidden(element)
    )
      continue;
    const isScroller = element === document.documentElement || /auto|scroll/.test(styleOf(element).overflowX);
    if (isScroller && element.scrollWidth > element.clientWidth + 1)
      found.add(`${told(element)} moves sideways: ${element.scrollWidth} of ${element.clientWidth} px`);
  }

  interface Text {
    readonly element: Element;
    readonly layer: Element;
    readonly box: { left: number; right: number; top: number; bottom: number };
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (node.textContent!.trim() === '' || isHidden(element) || element.closest('svg, option, style, script')) continue;
    range.selectNodeContents(node);
    const over = [element, ...ancestors(element)];
    const strip = over.find(isStrip);
    const layer = over.find((one) => /fixed|sticky|absolute/.test(styleOf(one).position)) ?? top;
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      const shortened = over.find((one) => styleOf(one).textOverflow === 'ellipsis')?.getBoundingClientRect();
      box.right = Math.min(box.right, shortened?.right ?? box.right);
      if (strip === undefined && (box.left < -CUT || box.right > clientWidth + CUT))
        found.add(`${told(element)} leaves the window: ${Math.round(box.left)} to ${Math.round(box.right)} px`);
      for (const one of over) {
        const style = styleOf(one);
        if (style.position === 'fixed') break;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = one.getBoundingClientRect();
        const moves = /auto|scroll/;
        const isCut =
          (box.right > frame.right + CUT || box.left < frame.left - CUT) && style.textOverflow !== 'ellipsis';
        if (isCut && !isStrip(one) && strip === undefined) found.add(`${told(element)} is cut off at a side`);
        if (!moves.test(style.overflowY) && !style.webkitLineClamp.match(/\d/) && box.bottom > frame.bottom + 6)
          found.add(`${told(element)} is cut off below`);
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      if (box.right - box.left > 1 && box.bottom - box.top > 4) texts.push({ element, layer, box });
    }
    const clipped = over.find((one) => one === element || one.contains(element));
    if (
      clipped !== undefined &&
      styleOf(element).textOverflow === 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    ) {
      const within = element.closest('button, label, [role=tab], h1, h2, h3, dt, dd');
      if (within !== null) found.add(`${told(within)} ends in dots`);
    }
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (wide > 1.5 && high > least * 0.35)
        found.add(`${told(one.element)} and ${told(other.element)} lie over each other`);
    }
  }

  for (const one of top.querySelectorAll(
    'button, a[href], input, select, textarea, [role=button], [role=tab], [role=radio], [role=switch], [role=checkbox], summary',
  )) {
    if (isHidden(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const over = [one, ...ancestors(one)];
    if (!over.some(isStrip) && (box.left < -CUT || box.right > clientWidth + CUT))
      found.add(`${told(one)} is pressed beside the window`);
    if (one.matches('button, a[href]') && one.querySelector('.sr-only') === null && !over.some(isStrip)) {
      range.selectNodeContents(one);
      const words = range.getBoundingClientRect();
      if (
        words.width > 0 &&
        (words.left < box.left - CUT || words.right > box.right + CUT) &&
        styleOf(one).display !== 'inline'
      )
        found.add(`${told(one)} is wider than what is pressed`);
    }
    if (!forFingers) continue;
    const isInLine = styleOf(one).display.startsWith('inline') && one.matches('a');
    const area = (one.closest('label') ?? one).getBoundingClientRect();
    if (!isInLine && (area.height < FINGER - 0.5 || area.width < FINGER - 0.5))
      found.add(`${told(one)} is smaller than a finger: ${Math.round(area.width)} × ${Math.round(area.height)}`);
  }
  return [...found];
}
