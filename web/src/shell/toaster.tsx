/** Where toasts appear: at the bottom, above the tabs. The region is always there, so that screen readers follow it. */
import { useToast } from './toast.ts';

export function Toaster() {
  const message = useToast();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 md:bottom-6"
    >
      {message !== null && (
        <div
          key={message.id}
          className="animate-rise max-w-105 rounded-control bg-ink px-4 py-3 text-center font-medium text-bg shadow-lg"
        >
          {message.text}
        </div>
      )}
    </div>
  );
}
