/** Beside words that a fund password is missing: sets one in a sheet, so that the form of the screen keeps what was filled in. */
import { Suspense, lazy, useState } from 'react';

const FundPasswordSheet = lazy(() => import('./fund-password-sheet.tsx'));

export interface SetFundPasswordButtonProps {
  readonly children: string;
  readonly className: string;
}

export function SetFundPasswordButton({ children, className }: SetFundPasswordButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <FundPasswordSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
