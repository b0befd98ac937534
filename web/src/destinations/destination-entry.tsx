/** One card or wallet of the list: masked, its marks, the wait of a new one as a clock, and what may be done with it. */
import type { ReactNode } from 'react';
import Landmark from 'lucide-react/icons/landmark';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import WalletIcon from 'lucide-react/icons/wallet';
import { formatDateTime } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { cardName, walletName, type Card, type Wallet } from './names.ts';
import { destinationTexts } from './texts.ts';

interface Actions {
  readonly onRemove: (one: Card | Wallet) => void;
  readonly onMakeDefault: (one: Card | Wallet) => void;
  /** A change is on its way. */
  readonly isBusy: boolean;
  /** False while the account is frozen. */
  readonly canChange: boolean;
}

interface CardEntryProps extends Actions {
  readonly card: Card;
  /** The verified name now. */
  readonly holder: string | null;
}

export function CardEntry({ card, holder, ...actions }: CardEntryProps) {
  const t = useTexts(destinationTexts);
  const isVerified = card.holder === holder;
  return (
    <Entry
      one={card}
      name={cardName(card)}
      icon={<Landmark size={20} />}
      title={card.bank}
      number={card.maskedNumber}
      mark={<StatusChip tone={isVerified ? 'success' : 'error'}>{isVerified ? t.verified : t.nameDiffers}</StatusChip>}
      {...actions}
    >
      <p>{card.holder}</p>
      <p>
        <span className="num">{card.ifsc}</span> · {card.branch}
      </p>
    </Entry>
  );
}

interface WalletEntryProps extends Actions {
  readonly wallet: Wallet;
  readonly onShow: (wallet: Wallet) => void;
}

export function WalletEntry({ wallet, onShow, ...actions }: WalletEntryProps) {
  const t = useTexts(destinationTexts);
  const name = walletName(wallet);
  return (
    <Entry
      one={wallet}
      name={name}
      icon={<WalletIcon size={20} />}
      title={wallet.type}
      number={wallet.maskedAddress}
      first={
        <Button
          variant="soft"
          size="medium"
          icon={<QrCodeIcon size={18} aria-hidden="true" />}
          label={t.showQrOf(name)}
          onClick={() => onShow(wallet)}
        >
          {t.showQr}
        </Button>
      }
      {...actions}
    />
  );
}

interface EntryProps extends Actions {
  readonly one: Card | Wallet;
  readonly name: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly number: string;
  readonly mark?: ReactNode;
  /** An action before those that every destination has. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

function Entry(props: EntryProps) {
  const { one, name, icon, title, number, mark, first, children, onRemove, onMakeDefault, isBusy, canChange } = props;
  const t = useTexts(destinationTexts);
  return (
    <li className="flex flex-col gap-2 border-y border-line bg-surface px-4 py-3 md:rounded-control md:border-x">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-control bg-wash text-action"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          <p className="num text-ink-2">{number}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          {mark}
          {one.isDefault && <StatusChip tone="neutral">{t.isDefault}</StatusChip>}
        </div>
      </div>
      {children !== undefined && <div className="text-small text-ink-2">{children}</div>}
      {one.usableFrom !== null && <Wait until={one.usableFrom} />}
      <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
        {first}
        {canChange && !one.isDefault && (
          <Button
            variant="outline"
            size="medium"
            label={t.makeDefaultOf(name)}
            isBusy={isBusy}
            onClick={() => onMakeDefault(one)}
          >
            {t.makeDefault}
          </Button>
        )}
        {canChange && (
          <Button
            variant="outline"
            size="medium"
            label={t.removeOf(name)}
            isBusy={isBusy}
            onClick={() => onRemove(one)}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

function Wait({ until }: { readonly until: number }) {
  const t = useTexts(destinationTexts);
  if (useServerNow() >= until) {
    return (
      <p>
        <StatusChip tone="success">{t.usable}</StatusChip>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusChip tone="waiting">
        {t.usableIn} <Countdown to={until} />
      </StatusChip>
      <span className="text-small text-ink-2">{t.usableAt(formatDateTime(until, marketZone()))}</span>
    </p>
  );
}
