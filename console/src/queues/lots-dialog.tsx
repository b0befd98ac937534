/** How many lots, why not all of them, and what they come to, typed again: nothing is filled in beforehand. */
import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/wording.ts';
import type { CaseWork } from './case-work.ts';
import { parseAmount, TypedDialog } from './typed-dialog.tsx';

export interface GivenLots<Reason> {
  readonly lots: number;
  readonly amount: string;
  /** Null: all that was asked for. */
  readonly reason: Reason | null;
}

export interface LotsWords<Reason extends string> {
  readonly confirm: string;
  readonly allot: string;
  readonly confirmHint: (most: number) => string;
  readonly lots: (lots: number) => string;
  readonly typeLots: string;
  readonly notLots: (most: number) => string;
  readonly comesTo: (amount: string) => string;
  readonly partTitle: string;
  readonly partHint: string;
  readonly partNeeded: string;
  readonly reasons: Readonly<Record<Reason, string>>;
}

export interface LotsDialogProps<Reason extends string> {
  /** Who asks. */
  readonly name: string;
  readonly symbol: string;
  readonly askedLots: number;
  readonly maximumLots: number;
  /** Of one share. */
  readonly price: string;
  readonly lotSize: number;
  /** Why it may be less than was asked for, by number. */
  readonly reasons: readonly Reason[];
  readonly texts: LotsWords<Reason>;
  readonly work: CaseWork;
  onGive(given: GivenLots<Reason>): void;
  onClose(): void;
}

export function LotsDialog<Reason extends string>({ maximumLots, texts, work, ...props }: LotsDialogProps<Reason>) {
  const { name, symbol, askedLots, reasons: choices, onGive, onClose } = props;
  const { queues } = useTexts();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<Reason | null>(null);
  const [problem, setProblem] = useState<'lots' | 'reason' | null>(null);
  const group = useId();
  const lotsField = useRef<HTMLInputElement>(null);
  const reasons = useRef<HTMLDivElement>(null);
  const lots = lotsOf(typed, maximumLots);
  const isPart = lots !== null && lots < askedLots;

  function send(amount: string) {
    if (lots === null) {
      setProblem('lots');
      lotsField.current?.focus();
    } else if (isPart && reason === null) {
      setProblem('reason');
      reasons.current?.querySelector('input')?.focus();
    } else onGive({ lots, amount, reason: isPart ? reason : null });
  }
  return (
    <TypedDialog
      work={work}
      title={texts.confirm}
      label={queues.typeAmount('INR')}
      submit={texts.allot}
      inputMode="decimal"
      parse={parseAmount}
      mistake={queues.notAnAmount}
      isFirst={false}
      onTyped={send}
      onClose={onClose}
    >
      <Typography>
        {name} · {symbol} · {texts.lots(askedLots)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.confirmHint(maximumLots)}</Typography>
      <TextField
        autoFocus
        inputRef={lotsField}
        label={texts.typeLots}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        error={problem === 'lots'}
        helperText={
          problem === 'lots'
            ? texts.notLots(maximumLots)
            : lots === null
              ? undefined
              : texts.comesTo(costOf(lots, props))
        }
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 9 },
          // Said aloud: the focus was elsewhere when it was sent.
          ...(problem === 'lots' ? { formHelperText: { role: 'alert' } } : {}),
        }}
        sx={{ mt: 2 }}
      />
      {isPart && (
        <Box sx={{ mt: 2 }}>
          <Typography id={group} sx={{ fontWeight: 600, color: problem === 'reason' ? 'error.main' : 'text.primary' }}>
            {texts.partTitle}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{texts.partHint}</Typography>
          <Box role="alert">{problem === 'reason' && <FormHelperText error>{texts.partNeeded}</FormHelperText>}</Box>
          <RadioGroup
            ref={reasons}
            aria-labelledby={group}
            value={reason ?? ''}
            onChange={(_, value) => {
              setReason(value as Reason);
              setProblem(null);
            }}
          >
            {choices.map((key) => (
              <FormControlLabel
                key={key}
                value={key}
                control={<Radio />}
                label={texts.reasons[key]}
                sx={{ minHeight: 40 }}
              />
            ))}
          </RadioGroup>
        </Box>
      )}
    </TypedDialog>
  );
}

/** Null: no whole number of lots that may be allotted. */
function lotsOf(typed: string, maximum: number): number | null {
  const plain = typed.replaceAll(/[\s,]/g, '');
  if (!/^[1-9][0-9]{0,8}$/.test(plain)) return null;
  return Number(plain) > maximum ? null : Number(plain);
}

function costOf(lots: number, { price, lotSize }: { readonly price: string; readonly lotSize: number }): string {
  return formatAmount(formatMoney((parseMoney(price) ?? 0n) * BigInt(lots) * BigInt(lotSize)));
}
