/**
 * The button that sends an order, confirmed as the reader's settings say: by a tap, or by sliding it across. Sliding
 * always has a tap for it (WCAG 2.5.7): the first tap arms the button, the second one sends.
 */
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../shell/settings.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ordersTexts } from '../texts.ts';

export interface ConfirmButtonProps {
  readonly children: ReactNode;
  readonly variant: 'primary' | 'ink';
  readonly isBusy: boolean;
  readonly blockedBecause: string | null;
  readonly onConfirm: () => void;
}

export function ConfirmButton(props: ConfirmButtonProps) {
  const { confirmStyle } = useSettings();
  const { children, onConfirm, ...rest } = props;
  if (confirmStyle === 'slide' && !props.isBusy && props.blockedBecause === null) return <SlideButton {...props} />;
  return (
    <Button isWide onClick={onConfirm} {...rest}>
      {children}
    </Button>
  );
}

const ARMED_MS = 5_000;
/** The part of the way that counts as all of it. */
const ENOUGH = 0.7;
const THUMB_PX = 52;

function SlideButton({ children, variant, onConfirm }: ConfirmButtonProps) {
  const t = useTexts(ordersTexts);
  const [isArmed, setArmed] = useState(false);
  const [shift, setShift] = useState(0);
  const drag = useRef<{ readonly from: number; readonly way: number } | null>(null);
  const hasSlid = useRef(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);

  const shiftAt = ({ clientX }: PointerEvent) => {
    const { current } = drag;
    return current === null ? 0 : Math.min(current.way, Math.max(0, clientX - current.from));
  };
  const end = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null) return;
    const moved = shiftAt(event);
    hasSlid.current = moved > 8;
    drag.current = null;
    setShift(0);
    if (event.type === 'pointerup' && moved >= current.way * ENOUGH) onConfirm();
  };
  const tap = () => {
    // The click that ends a slide is no tap.
    if (hasSlid.current) {
      hasSlid.current = false;
      return;
    }
    if (isArmed) onConfirm();
    setArmed(!isArmed);
  };
  return (
    <button
      type="button"
      onClick={tap}
      onPointerDown={(event) => {
        drag.current = { from: event.clientX, way: event.currentTarget.clientWidth - THUMB_PX };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => setShift(shiftAt(event))}
      onPointerUp={end}
      onPointerCancel={end}
      className={cx(
        'relative flex min-h-13 w-full touch-pan-y flex-col items-center justify-center overflow-hidden rounded-control py-1.5 pr-4 pl-15 text-center font-semibold select-none',
        variant === 'primary' ? 'bg-action text-on-action' : 'bg-ink text-bg',
      )}
    >
      <span
        aria-hidden="true"
        style={{ transform: `translateX(${shift}px)` }}
        className={cx(
          'absolute inset-y-1 left-1 grid w-11 place-items-center rounded-[9px]',
          variant === 'primary' ? 'bg-on-action text-action' : 'bg-bg text-ink',
        )}
      >
        <ChevronsRight size={22} />
      </span>
      <span>{children}</span>
      <span className="text-tab font-medium" role="status">
        {isArmed ? t.ticket.tapAgain : t.ticket.slideOrTap}
      </span>
    </button>
  );
}
