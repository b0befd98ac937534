/** The customer's cards and wallets to choose from; one that is not a day old says when it may be used. */
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import type { Choice } from './destination-choices.ts';
import { withdrawalTexts } from './texts.ts';

export interface DestinationPickerProps {
  readonly choices: readonly Choice[];
  /** Otherwise INR to bank accounts is all that is paid. */
  readonly areWalletsPaid: boolean;
  readonly value: string;
  readonly error: string | null;
  /** Focused from the summary of the form. */
  readonly id: string;
  readonly onChange: (id: string) => void;
}

export function DestinationPicker({ choices, areWalletsPaid, value, error, id, onChange }: DestinationPickerProps) {
  const t = useTexts(withdrawalTexts);
  const returning = { return: '/information/cashOut' };
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={t.destination} className="flex flex-col gap-2">
      <span aria-hidden="true" className="text-small text-ink-2">
        {t.destination}
      </span>
      {!areWalletsPaid && <p className="text-small text-ink-2">{t.inrOnly}</p>}
      {choices.length === 0 && (
        <>
          <p>{areWalletsPaid ? t.noDestination : t.noCard}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="soft" size="medium" href={href('/information/addBankCard', returning)}>
              {t.addCard}
            </Button>
            {areWalletsPaid && (
              <Button variant="soft" size="medium" href={href('/information/usdtAddress')}>
                {t.addWallet}
              </Button>
            )}
          </div>
        </>
      )}
      {choices.length > 0 && (
        <RadioCards
          label={t.destination}
          value={value}
          items={choices.map((choice) => ({ key: choice.id, title: choice.name, detail: detailOf(choice) }))}
          onChange={onChange}
        />
      )}
      {error !== null && <p className="text-small font-medium text-error">{error}</p>}
    </div>
  );

  function detailOf({ usableFrom, isDefault, isWallet }: Choice) {
    if (isWallet && !areWalletsPaid) return t.notPaid;
    if (usableFrom !== null) return t.usableFrom(formatDateTime(usableFrom, marketZone()));
    return isDefault ? t.isDefault : undefined;
  }
}
