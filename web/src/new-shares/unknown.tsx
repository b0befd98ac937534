/** What stands in the place of an application or an offer whose number nothing has: that it does not exist, and a way on. */
import type { CallState } from '../data/use-call.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const ID = /^[1-9][0-9]{0,18}$/;

export function Unknown({
  link,
  action,
  children,
}: {
  /** Null: the list it leads to stands beside it. */
  readonly link: string | null;
  readonly action: string;
  readonly children: string;
}) {
  return (
    <EmptyState
      action={
        link !== null && (
          <Button variant="soft" size="medium" href={link}>
            {action}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}

export function isRefusedAs(failure: CallState<unknown>['failure'], code: string): boolean {
  return failure !== null && failure.kind === 'refused' && failure.refusal.code === code;
}
