/** A warning inside the form that blocks nothing: it names its reason (limit 2 % off, leveraged, locked days). */
import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Info from 'lucide-react/icons/info';

export function Nudge({
  children,
  tone = 'waiting',
}: {
  readonly children: ReactNode;
  readonly tone?: 'waiting' | 'info';
}) {
  const Icon = tone === 'waiting' ? TriangleAlert : Info;
  return (
    <div
      role="note"
      className={`flex gap-2 rounded-control px-3 py-2 text-small text-ink ${tone === 'waiting' ? 'bg-waiting-wash' : 'bg-wash'}`}
    >
      <Icon size={16} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
