/** The frame of every form field: label, control, hint, and the message that stays beside it. */
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  readonly label: string;
  /** The form shows the label itself, with something beside it. */
  readonly isLabelElsewhere?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
}

export interface ControlIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export function Field({
  label,
  isLabelElsewhere = false,
  hint,
  error,
  id: given,
  children,
}: FieldFrameProps & { readonly id?: string | undefined; readonly children: (ids: ControlIds) => ReactNode }) {
  const own = useId();
  const id = given ?? own;
  const hasError = error !== null && error !== undefined && error !== '';
  const describedBy = [hint !== undefined && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      {!isLabelElsewhere && <FieldLabel id={id} label={label} />}
      {children({ id, describedBy: describedBy === '' ? undefined : describedBy, isInvalid: hasError })}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-small text-ink-2">
          {hint}
        </div>
      )}
      {hasError && (
        <div id={`${id}-error`} className="text-small font-medium text-error">
          {error}
        </div>
      )}
    </div>
  );
}

export function FieldLabel({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <label htmlFor={id} className="text-small text-ink-2">
      {label}
    </label>
  );
}

export const controlClass =
  'h-12 w-full rounded-control border border-edge bg-surface px-3 text-[1rem] text-ink aria-invalid:border-error aria-invalid:border-2';
