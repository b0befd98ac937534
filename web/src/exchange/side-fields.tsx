/** One side of an exchange: its currency and its amount. */
import type { ReactNode } from 'react';
import { currencies } from '@bahi/contract/exchange/calls.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { currencyNames } from '../i18n/currency-names.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { MoneyInput } from '../ui/money-input.tsx';
import { Select } from '../ui/select.tsx';
import { exchangeTexts } from './texts.ts';

interface SideFieldsProps {
  readonly label: string;
  readonly amountLabel: string;
  readonly amountId: string;
  readonly currencyId?: string;
  readonly currency: Currency;
  readonly onCurrency: (currency: Currency) => void;
  readonly currencyError?: string | null;
  readonly amount: string;
  readonly onAmount: (amount: string) => void;
  readonly amountError: string | null;
  readonly hint?: ReactNode;
}

export function SideFields(props: SideFieldsProps) {
  const { label, amountLabel, amountId, currencyId, currency, onCurrency, currencyError, amount, onAmount } = props;
  const t = useTexts(exchangeTexts);
  const nameOf = currencyNames(useLanguage());
  const items = currencies.map((code) => ({ key: code, text: t.option(code, nameOf(code)) }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-surface p-4">
      <legend className="sr-only">{label}</legend>
      <Select
        label={label}
        items={items}
        value={currency}
        onChange={onCurrency}
        error={currencyError ?? null}
        {...(currencyId === undefined ? {} : { id: currencyId })}
      />
      <MoneyInput
        id={amountId}
        label={amountLabel}
        value={amount}
        onChange={onAmount}
        digits={CURRENCY_DIGITS[currency]}
        unit={currency}
        error={props.amountError}
        {...(props.hint === undefined ? {} : { hint: props.hint })}
      />
    </fieldset>
  );
}
