/** Channel, payee, receipt, send: the three steps of a payment on one page, so that nothing has to be remembered. */
import { useEffect } from 'react';
import { createDeposit, getDepositTerms, listDeposits } from '@bahi/contract/deposits/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { invalidate } from '../data/query-client.ts';
import { useCredentials } from '../data/session.ts';
import { useCommand } from '../data/use-command.ts';
import { useUpload } from '../data/use-upload.ts';
import { usePracticeWords } from '../i18n/practice.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { go, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { toast } from '../shell/toast.ts';
import { RadioCards } from '../ui/radio-cards.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { UploadTile } from '../ui/upload-tile.tsx';
import { useForm } from '../ui/use-form.ts';
import { ClosedNote } from './closed-note.tsx';
import { PayeeSlip } from './payee-slip.tsx';
import { depositTexts } from './texts.ts';
import { keepUnsentReceipt, unsentReceipt } from './unsent-receipt.ts';

type Terms = OutputOf<typeof getDepositTerms>;

/** Which field a refusal belongs beside. */
const fieldOf = {
  'uploads.unknown': 'proof',
  'deposits.channel_password_wrong': 'channelPassword',
} as const;

export function PayForm({ amount, terms }: { readonly amount: string; readonly terms: Terms }) {
  const t = useTexts(depositTexts);
  const uploads = useUploadTexts();
  const text = useRefusalText();
  const words = usePracticeWords();
  const { channel: asked } = useQuery('/information/rechargeChannel');
  const channel = terms.channels.find(({ id }) => id === asked) ?? terms.channels[0]!;
  const account = useCredentials()?.account ?? '';
  const proof = useUpload('deposit_proof', unsentReceipt(account, amount));
  const { kept } = proof;
  useEffect(() => keepUnsentReceipt(account, amount, kept), [account, amount, kept]);
  const shown = formatAmount(amount);
  const form = useForm({
    initial: { proof: '', channelPassword: '' },
    rules: {
      proof: () => (proof.kept === null && !proof.isBusy ? t.addReceipt : null),
      channelPassword: (value) => (channel.hasPassword && value === '' ? t.enterChannelPassword : null),
    },
    onSubmit({ channelPassword }) {
      if (proof.kept === null) return;
      const password = channel.hasPassword ? { channelPassword } : {};
      command.send({ channel: channel.id, amount, proof: proof.kept.id, ...password });
    },
  });
  const rejected = useRejected(form, fieldOf);
  const command = useCommand(createDeposit, {
    onDone({ id }) {
      keepUnsentReceipt(account, amount, null);
      go('/information/fundRecord', { tab: 'deposits', deposit: id }, { replace: true });
      toast(t.sent);
      invalidate(getDepositTerms, listDeposits);
    },
    onRefused(refusal, message) {
      rejected(refusal, message);
      if (refusal.code === 'uploads.unknown') proof.sendAgain();
      // Pending already, closed, or a channel that is gone: the page shows what is the case now.
      invalidate(getDepositTerms);
    },
  });
  const isPractice = channel.isPractice;
  // The receipt is no field of the form: what asked for it goes when it is there.
  const isAnswered = kept !== null && form.errors.proof === t.addReceipt;
  const summary = isAnswered ? form.summary.filter(({ text: said }) => said !== t.addReceipt) : form.summary;
  return (
    <RequestForm
      form={{ ...form, summary }}
      command={command}
      action={isPractice ? t.sendPractice(shown) : t.send(shown)}
      blockedBecause={blockedBecause()}
      className="px-4 pt-2"
      foot={<p className="text-small text-ink-2">{t.staffNever}</p>}
    >
      {!terms.isOpen && <ClosedNote terms={terms} />}
      {isPractice && <Nudge>{t.practice}</Nudge>}
      <section aria-label={t.channel} className="flex flex-col gap-2">
        <h2 className="font-semibold">{t.channel}</h2>
        <RadioCards
          label={t.channel}
          value={channel.id}
          items={terms.channels.map(({ id, name, kind, minimum, maximum }) => ({
            key: id,
            title: words(name),
            detail: `${t.kind[kind]} · ${t.channelLimits(formatAmount(minimum), formatAmount(maximum))}`,
          }))}
          onChange={(id) => setQuery({ channel: id })}
        />
      </section>
      <PayeeSlip channel={channel} amount={shown} reference={terms.reference} />
      <section aria-label={t.receipt} className="flex flex-col gap-2">
        <h2 className="font-semibold">{t.receipt}</h2>
        <UploadTile
          upload={proof}
          id="field-proof"
          label={t.receiptLabel}
          hint={t.receiptHint}
          error={isAnswered ? null : form.errors.proof}
        />
      </section>
      {channel.hasPassword && (
        <PasswordField
          {...form.field('channelPassword')}
          label={t.channelPassword}
          hint={t.channelPasswordHint}
          autoComplete="current-password"
          isRequired
        />
      )}
    </RequestForm>
  );

  function blockedBecause(): string | null {
    if (!terms.isOpen)
      return text({ code: 'deposits.window_closed', params: { from: terms.from, until: terms.until } });
    return proof.isBusy ? uploads.stillSending : null;
  }
}
