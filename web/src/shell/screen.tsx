/**
 * The frame of every screen: top bar with the title (the h1, which takes the focus on a route change), the session
 * thread, the scrolling body that keeps its place, and a bar docked at the bottom.
 */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useConfig } from '../data/config.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { back, moveKind } from './location.ts';
import { usePane } from './pane.tsx';
import { keepScroll } from './scroll.ts';
import { SessionThread } from './session-thread.tsx';

export interface ScreenProps {
  /** The h1 and the document's title. */
  readonly title: string;
  readonly children: ReactNode;
  /** Instead of the plain title text, for instance the sticky name and price of an instrument. */
  readonly heading?: ReactNode;
  /** Icon buttons at the right of the bar. */
  readonly actions?: ReactNode;
  /** Under the bar, not scrolling: segments. */
  readonly subBar?: ReactNode;
  readonly hasThread?: boolean;
  /** The one action, docked at the bottom. */
  readonly footer?: ReactNode;
  /** Text pages and forms stay readable on wide columns. */
  readonly isNarrow?: boolean;
}

export function Screen({
  title,
  children,
  heading,
  actions,
  subBar,
  hasThread = false,
  footer,
  isNarrow = false,
}: ScreenProps) {
  const t = useCommonTexts();
  const pane = usePane();
  const body = useRef<HTMLDivElement>(null);
  useScreenTitle(title);
  const { path, search, kind, isPrimary } = pane;
  useLayoutEffect(
    () => (body.current === null ? undefined : keepScroll(body.current, { path, search, kind, isPrimary })),
    [path, search, kind, isPrimary],
  );
  // A page of mere text must scroll by the keyboard too.
  useEffect(() => {
    const hasStop = body.current?.querySelector('a, button, input, select, textarea, [tabindex="0"]') ?? null;
    if (hasStop === null) body.current?.setAttribute('tabindex', '0');
    else body.current?.removeAttribute('tabindex');
  });
  const Heading = pane.isPrimary ? 'h1' : 'h2';
  const hasBack = pane.parent !== null && pane.isPrimary;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="shrink-0">
        <div className={cx('flex min-h-14 items-center gap-1 py-1 pr-2', hasBack ? 'pl-1' : 'pl-4')}>
          {hasBack && (
            <IconButton label={t.back} onClick={() => back(pane.parent ?? '/home/index')}>
              <ChevronLeft size={24} />
            </IconButton>
          )}
          <Heading
            tabIndex={-1}
            data-screen-title={pane.isPrimary ? '' : undefined}
            className="min-w-0 flex-1 text-lead font-semibold"
          >
            {heading ?? <span className="line-clamp-2 @max-tight:line-clamp-none">{title}</span>}
          </Heading>
          {actions}
        </div>
        {hasThread && pane.isPrimary && <SessionThread />}
        {subBar}
      </div>
      <div
        ref={body}
        data-scroll={pane.kind}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-gutter:auto]"
      >
        <div className={cx('pb-6', isNarrow && 'mx-auto max-w-140')}>{children}</div>
      </div>
      {footer !== undefined && (
        <div className="shrink-0 border-t border-line bg-surface px-4 py-3">
          <div className={cx(isNarrow && 'mx-auto max-w-140')}>{footer}</div>
        </div>
      )}
    </div>
  );
}

/** Sets the title and, on a route change, moves the focus to the h1, so that a screen reader says where we are. */
export function useScreenTitle(title: string): void {
  const { title: app = '' } = useConfig();
  const { path, isPrimary } = usePane();
  useEffect(() => {
    if (isPrimary) document.title = title === app ? app : `${title} · ${app}`;
  }, [title, app, isPrimary]);
  const at = useRef<string | null>(null);
  const left = useRef<Element | null>(null);
  // As a layout effect it runs again when the screen is shown after something of it arrived late: hidden meanwhile, it lost the focus.
  useLayoutEffect(() => {
    if (!isPrimary || moveKind() === 'start') return;
    const active = document.activeElement;
    const isShownAgain = at.current === path;
    at.current = path;
    const isFieldFocused = active instanceof HTMLInputElement && 'autofocus' in active.dataset;
    if (isShownAgain ? active === document.body : !isFieldFocused) {
      const title = document.querySelector<HTMLElement>('h1[data-screen-title]');
      const had = isShownAgain && left.current?.isConnected ? (left.current as HTMLElement) : title;
      had?.focus({ preventScroll: true });
    }
    return () => {
      const had = document.activeElement;
      left.current = had === document.body ? null : had;
    };
  }, [path, isPrimary]);
}
