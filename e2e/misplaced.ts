/** What of a page lies where it should not: beside its window, over something else, cut off, or too small for a finger. */
import type { Page } from 'playwright-core';

/** Of the topmost dialog, where one is open. `forFingers`: at letters of their usual size. */
export function misplacedOn(page: Page, { forFingers = false } = {}): Promise<string[]> {
  return page.evaluate(measure, forFingers);
}

/** In the page, so all of it in one function. */
function measure(forFingers: boolean): string[] {
  /** Of the longer side, in px; the shorter one as WCAG 2.5.8 has it. */
  const FINGER = { long: 44, short: 24 };
  /** px that letters may hang over. */
  const CUT = 1.5;
  /** Of its own height that a line may share with another one. */
  const SHARED = 0.35;
  const found = new Set<string>();
  const { clientWidth } = document.documentElement;
  const top: Element = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const told = (element: Element) => {
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()} "${words || (element.getAttribute('aria-label') ?? '')}"`;
  };
  const around = (element: Element): Element[] =>
    element.parentElement === null ? [element] : [element, ...around(element.parentElement)];
  /** Meant to be moved sideways: tabs, tables, rows of cards. */
  const isInStrip = (element: Element) => element.closest('.overflow-x-auto') !== null;
  const isHidden = (element: Element) =>
    element.closest('.sr-only, [inert]') !== null ||
    styleOf(element).visibility === 'hidden' ||
    !element.checkVisibility();
  const range = document.createRange();
  /** From where to where the words of a control are seen: a name within it that ends in dots is seen as far as its frame. */
  const wordsOf = (control: Element) => {
    let [from, to] = [Infinity, -Infinity];
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (node.textContent!.trim() === '' || isHidden(element)) continue;
      const frames = around(element).filter(
        (one) => one !== control && control.contains(one) && styleOf(one).textOverflow === 'ellipsis',
      );
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const boxes = frames.map((frame) => frame.getBoundingClientRect());
        from = Math.min(from, Math.max(line.left, ...boxes.map(({ left }) => left)));
        to = Math.max(to, Math.min(line.right, ...boxes.map(({ right }) => right)));
      }
    }
    return { from, to };
  };

  lookAtPage();
  lookAtTexts();
  lookAtControls();
  return [...found];

  function lookAtPage() {
    for (const element of [document.documentElement, ...top.querySelectorAll('*')]) {
      if (element.scrollWidth <= element.clientWidth + 1 || isInStrip(element) || element.matches('input, textarea'))
        continue;
      const moves = element === document.documentElement || /auto|scroll/.test(styleOf(element).overflowX);
      if (moves && !isHidden(element))
        found.add(`${told(element)} moves sideways: ${element.scrollWidth} of ${element.clientWidth} px`);
    }
  }

  function lookAtTexts() {
    const lines: { element: Element; layer: Element; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (node.textContent!.trim() === '' || element.closest('svg, option, style, script') || isHidden(element))
        continue;
      const frames = around(element);
      const { fontSize, lineHeight } = styleOf(element);
      if (Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 0.99)
        found.add(`${told(element)} has lines of ${lineHeight} for letters of ${fontSize}`);
      const layer = frames.find((one) => /fixed|sticky|absolute/.test(styleOf(one).position)) ?? top;
      range.selectNodeContents(node);
      for (const { left, right, top: above, bottom } of range.getClientRects()) {
        const line = { element, layer, left, right, top: above, bottom };
        for (const frame of frames) clip(line, frame);
        if (!isInStrip(element) && (line.left < -CUT || line.right > clientWidth + CUT))
          found.add(`${told(element)} leaves the window: ${Math.round(left)} to ${Math.round(right)} px`);
        if (line.right - line.left > 1 && line.bottom - line.top > 4) lines.push(line);
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.top > one.bottom) break;
        if (one.layer !== other.layer || one.element === other.element) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > CUT && high > least * SHARED)
          found.add(`${told(one.element)} and ${told(other.element)} lie over each other`);
      }
    }
  }

  /** To what is seen of a line within a frame. A name may end in dots; nothing else may be cut off. */
  function clip(line: { element: Element; left: number; right: number; top: number; bottom: number }, frame: Element) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = styleOf(frame);
    if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) return;
    const box = frame.getBoundingClientRect();
    const isBeside = line.right > box.right + CUT || line.left < box.left - CUT;
    if (isBeside && textOverflow !== 'ellipsis' && !isInStrip(line.element))
      found.add(`${told(line.element)} is cut off at a side`);
    const isCutBelow = !/auto|scroll/.test(overflowY) && !/\d/.test(webkitLineClamp);
    if (isCutBelow && line.bottom > box.bottom + 6) found.add(`${told(line.element)} is cut off below`);
    line.left = Math.max(line.left, box.left);
    line.right = Math.min(line.right, box.right);
    line.top = Math.max(line.top, box.top);
    line.bottom = Math.min(line.bottom, box.bottom);
  }

  function lookAtControls() {
    const controls = 'button, a[href], input, select, textarea, summary, [role=switch], [role=checkbox]';
    for (const one of top.querySelectorAll(controls)) {
      const box = one.getBoundingClientRect();
      // A form's own field stays, a point wide, beside the control that is drawn for it.
      if (isHidden(one) || box.width < 2 || box.height < 2) continue;
      const isInLine = styleOf(one).display === 'inline';
      if (!isInStrip(one)) {
        if (box.left < -CUT || box.right > clientWidth + CUT) found.add(`${told(one)} is pressed beside the window`);
        const words = wordsOf(one);
        const isWider = words.from < box.left - CUT || words.to > box.right + CUT;
        if (isWider && one.matches('button, a') && !isInLine && styleOf(one).textOverflow !== 'ellipsis')
          found.add(`${told(one)} is wider than what is pressed`);
      }
      if (forFingers && !isInLine) lookAtFinger(one);
    }
  }

  /** With its label, and with what is drawn around it to be pressed as well. */
  function lookAtFinger(one: Element) {
    const drawn = ['::before', '::after'].map((part) => {
      const { position, width, height } = getComputedStyle(one, part);
      return position === 'absolute' ? [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0] : [0, 0];
    });
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    const wide = Math.max(width, ...drawn.map(([each]) => each!));
    const high = Math.max(height, ...drawn.map(([, each]) => each!));
    if (Math.max(wide, high) < FINGER.long - 0.5 || Math.min(wide, high) < FINGER.short - 0.5)
      found.add(`${told(one)} is smaller than a finger: ${Math.round(wide)} × ${Math.round(high)}`);
  }
}
