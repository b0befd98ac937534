/** information/addBankCard: a bank account in the verified name, its number typed twice, its bank found by the IFSC (rules §7). */
import { useState } from 'react';
import { addCard, findIfsc, listDestinations } from '@bahi/contract/destinations/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { normaliseAccountNumber, normaliseIfsc } from '@bahi/core/destinations.ts';
import { useCall } from '../data/use-call.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { safeReturn } from '../shell/hash.ts';
import { goToHash } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useStepUp, type Proof } from '../security/parts/use-step-up.ts';
import { Ready } from './ready.tsx';
import { destinationTexts } from './texts.ts';

type NewCard = Omit<InputOf<typeof addCard>, keyof Proof>;
type FieldName = keyof NewCard;

export default function AddCardScreen() {
  const t = useTexts(destinationTexts);
  return (
    <Screen title={t.addCard} isNarrow>
      <Ready>{({ holder, waitHours }) => <CardForm holder={holder} waitHours={waitHours} />}</Ready>
    </Screen>
  );
}

/** Which field a refusal belongs beside; "incomplete" names its own. */
const fieldOf: Readonly<Record<string, FieldName>> = {
  'destinations.number_invalid': 'number',
  'destinations.numbers_differ': 'confirmNumber',
  'destinations.ifsc_invalid': 'ifsc',
  'destinations.card_exists': 'number',
};

const DIRECTORY = ['bank', 'branch', 'bankCode'] as const;

const empty: Readonly<Record<FieldName, string>> = {
  number: '',
  confirmNumber: '',
  ifsc: '',
  bank: '',
  branch: '',
  bankCode: '',
};

function CardForm({ holder, waitHours }: { readonly holder: string; readonly waitHours: number }) {
  const t = useTexts(destinationTexts);
  const text = useRefusalText();
  const { return: returnTo } = useQuery('/information/addBankCard');
  const [ifsc, setIfsc] = useState<string | null>(null);
  const directory = useCall(findIfsc, { ifsc: ifsc ?? '' }, { enabled: ifsc !== null, staleTimeMs: Infinity });
  const known = ifsc === null ? undefined : directory.data;
  const filled = (name: (typeof DIRECTORY)[number], value: string) => (known?.[name] ?? value).trim();
  const need = (name: FieldName) => (value: string) => (value.trim() === '' ? t.wholeForm(t[name]) : null);
  const needOrKnown = (name: (typeof DIRECTORY)[number]) => (value: string) => need(name)(filled(name, value));
  const form = useForm({
    initial: empty,
    rules: {
      number: (value) => need('number')(value) ?? (normaliseAccountNumber(value) === null ? t.numberInvalid : null),
      confirmNumber: (value, { number }) =>
        need('confirmNumber')(value) ??
        (normaliseAccountNumber(value) === normaliseAccountNumber(number ?? '') ? null : t.numbersDiffer),
      ifsc: (value) => need('ifsc')(value) ?? (normaliseIfsc(value) === null ? t.ifscInvalid : null),
      bank: needOrKnown('bank'),
      branch: needOrKnown('branch'),
      bankCode: needOrKnown('bankCode'),
    },
    onSubmit: (values) => adding.ask(asked(values)),
  });
  // What the directory of banks fills is nothing to correct any more.
  const isFilled = (id: string | null) =>
    DIRECTORY.some((name) => id === `field-${name}` && typeof known?.[name] === 'string');
  const shown = { ...form, summary: form.summary.filter(({ id }) => !isFilled(id)) };
  const asked = (values: typeof empty): NewCard => ({
    number: values.number,
    confirmNumber: values.confirmNumber,
    ifsc: values.ifsc,
    bank: filled('bank', values.bank),
    branch: filled('branch', values.branch),
    bankCode: filled('bankCode', values.bankCode),
  });
  const adding = useStepUp(addCard, {
    changes: [listDestinations, getWithdrawalTerms],
    onDone() {
      toast(t.cardAdded);
      goToHash(`#${safeReturn(returnTo, '/information/bankList')}`, { replace: true });
    },
    onRefused(refusal, message) {
      const said = text(refusal, message);
      const field = refusal.code === 'destinations.incomplete' ? refusal.params['field'] : fieldOf[refusal.code];
      if (typeof field === 'string' && field in empty) form.reject({ [field]: said });
      else form.reject({}, said);
    },
  });
  const fromDirectory = (name: (typeof DIRECTORY)[number], hint: string | undefined) => {
    const value = known?.[name];
    const field = { ...form.field(name), label: t[name], isRequired: true } as const;
    return typeof value === 'string' ? (
      <TextField {...field} value={value} error={null} hint={t.fromDirectory} isReadOnly />
    ) : (
      <TextField {...field} autoComplete="off" {...(hint === undefined ? {} : { hint })} />
    );
  };
  return (
    <RequestForm
      form={shown}
      command={adding.command}
      action={t.addCard}
      className="px-4 pt-2"
      sheet={
        <StepUpSheet stepUp={adding} title={t.cardTitle} action={t.addCard}>
          <CardSlip card={asked(form.values)} holder={holder} waitHours={waitHours} />
        </StepUpSheet>
      }
    >
      <TextField label={t.holder} hint={t.holderHint} value={holder} onChange={() => {}} isReadOnly />
      <TextField {...form.field('number')} label={t.number} autoComplete="off" maxLength={42} isRequired />
      <TextField
        {...form.field('confirmNumber')}
        label={t.confirmNumber}
        autoComplete="off"
        maxLength={42}
        isRequired
      />
      <TextField
        {...form.field('ifsc')}
        label={t.ifsc}
        hint={ifscHint(t, { isLoading: directory.isLoading, isUnknown: known?.bank === null })}
        autoComplete="off"
        maxLength={14}
        isRequired
        onChange={(value) => {
          form.set('ifsc', value.toUpperCase());
          setIfsc(normaliseIfsc(value));
        }}
      />
      {fromDirectory('bank', undefined)}
      {fromDirectory('branch', t.branchHint)}
      {fromDirectory('bankCode', undefined)}
      <Nudge tone="info">{t.waitHint(waitHours)}</Nudge>
    </RequestForm>
  );
}

function ifscHint(
  t: { readonly ifscHint: string; readonly lookingUp: string; readonly typeBank: string },
  { isLoading, isUnknown }: { readonly isLoading: boolean; readonly isUnknown: boolean },
): string {
  if (isLoading) return t.lookingUp;
  return isUnknown ? t.typeBank : t.ifscHint;
}

interface CardSlipProps {
  readonly card: NewCard;
  readonly holder: string;
  readonly waitHours: number;
}

function CardSlip({ card, holder, waitHours }: CardSlipProps) {
  const t = useTexts(destinationTexts);
  return (
    <Slip title={t.cardTitle} tone="sunk">
      <SlipRow label={t.holder} value={holder} />
      <SlipRow label={t.number} value={inFours(normaliseAccountNumber(card.number) ?? card.number)} />
      <SlipRow label={t.bank} value={card.bank} note={`${card.branch} · ${card.ifsc}`} />
      <SlipRow label={t.waits} value={t.waitsHours(waitHours)} />
    </Slip>
  );
}

/** "5010 0123 4567 89": easier to compare with a card or a statement. */
function inFours(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
