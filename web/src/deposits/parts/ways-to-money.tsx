/** Where money is short (the button says by how much): pay in, or see what the balance is made of. No loan is offered here (screens §3). */
import { href } from '../../shell/location.ts';

export interface WaysToMoneyProps {
  readonly words: { readonly deposit: string; readonly balances: string };
}

export function WaysToMoney({ words: { deposit, balances } }: WaysToMoneyProps) {
  const link = 'flex min-h-11 items-center font-semibold text-action';
  return (
    <div className="flex flex-wrap gap-x-5">
      <a href={href('/information/recharge')} className={link}>
        {deposit}
      </a>
      <a href={href('/information/index')} className={link}>
        {balances}
      </a>
    </div>
  );
}
