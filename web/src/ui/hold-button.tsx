/** The − or + beside a number: a press steps once, holding it repeats. */
import { useEffect, useRef, type ReactNode } from 'react';

const HOLD_MS = 400;
const REPEAT_MS = 80;

export function HoldButton({
  label,
  onStep,
  children,
}: {
  readonly label: string;
  readonly onStep: () => void;
  readonly children: ReactNode;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Each repeat steps from where the last one ended.
  const latest = useRef(onStep);
  /** Letting go after a repeat is a click too, but no step. */
  const hasRepeated = useRef(false);
  useEffect(() => {
    latest.current = onStep;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = (delayMs: number) => {
    timer.current = setTimeout(() => {
      hasRepeated.current = true;
      latest.current();
      repeat(REPEAT_MS);
    }, delayMs);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={({ detail }) => {
        // A key's click has no detail, and is always a step.
        if (detail === 0 || !hasRepeated.current) onStep();
      }}
      onPointerDown={() => {
        hasRepeated.current = false;
        stop();
        repeat(HOLD_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      className="press grid w-12 shrink-0 touch-manipulation place-items-center rounded-control text-action select-none"
    >
      {children}
    </button>
  );
}
