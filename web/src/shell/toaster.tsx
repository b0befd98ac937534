/** Where toasts appear: at the bottom, above the tabs. The region is always there, so that screen readers follow it. */
import { holdToast, releaseToast, runToastAction, useToast } from './toast.ts';

export function Toaster() {
  const message = useToast();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 md:bottom-6"
    >
      {message !== null && message.action === undefined && (
        <div
          key={message.id}
          className="animate-rise max-w-105 rounded-control bg-ink px-4 py-3 text-center font-medium text-bg shadow-lg"
        >
          {message.text}
        </div>
      )}
      {message?.action !== undefined && (
        <div
          key={message.id}
          onPointerEnter={holdToast}
          onPointerLeave={releaseToast}
          onFocus={holdToast}
          onBlur={releaseToast}
          className="animate-rise pointer-events-auto flex max-w-105 items-center gap-1 rounded-control bg-ink pl-4 font-medium text-bg shadow-lg"
        >
          <span className="py-3">{message.text}</span>
          <button
            type="button"
            onClick={() => runToastAction(message)}
            className="press min-h-12 px-4 font-semibold underline underline-offset-4 focus-visible:-outline-offset-4 focus-visible:outline-bg"
          >
            {message.action.text}
          </button>
        </div>
      )}
    </div>
  );
}
