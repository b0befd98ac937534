/** How many lots, why not all of them, and what they come to, typed again: nothing is filled in beforehand. */
import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { useId, useRef, useState } from 'react';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { CaseWork } from '../queues/case-work.ts';
import { parseAmount, TypedDialog } from '../queues/typed-dialog.tsx';
import { REASONS, type Case, type Reason } from './case.ts';
import { ownWords } from './words.ts';

export interface Allotment {
  readonly lots: number;
  readonly amount: string;
  /** Null: all that was asked for. */
  readonly reason: Reason | null;
}

interface AllotDialogProps {
  readonly data: Case;
  readonly work: CaseWork;
  onAllot(allotment: Allotment): void;
  onClose(): void;
}

export function AllotDialog({
  data: { request, placement, customer, maximumLots },
  work,
  onAllot,
  onClose,
}: AllotDialogProps) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<Allotment['reason']>(null);
  const [problem, setProblem] = useState<'lots' | 'reason' | null>(null);
  const group = useId();
  const lotsField = useRef<HTMLInputElement>(null);
  const reasons = useRef<HTMLDivElement>(null);
  const lots = lotsOf(typed, maximumLots);
  const isPart = lots !== null && lots < request.lots;

  function send(amount: string) {
    if (lots === null) {
      setProblem('lots');
      lotsField.current?.focus();
    } else if (isPart && reason === null) {
      setProblem('reason');
      reasons.current?.querySelector('input')?.focus();
    } else onAllot({ lots, amount, reason: isPart ? reason : null });
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
        {customer.name ?? customer.account} · {placement.symbol} · {texts.lots(request.lots)}
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
              : texts.comesTo(costOf(lots, placement))
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
              setReason(value as Allotment['reason']);
              setProblem(null);
            }}
          >
            {REASONS.map((key) => (
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

function costOf(lots: number, { price, lotSize }: Case['placement']): string {
  return formatAmount(formatMoney((parseMoney(price) ?? 0n) * BigInt(lots) * BigInt(lotSize)));
}
