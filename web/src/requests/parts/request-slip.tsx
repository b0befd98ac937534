/** A request as one slip: amount and state, its rows, its steps, and what can still be done about it. */
import type { ReactNode } from 'react';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { invalidate, type AnyEndpoint } from '../../data/query-client.ts';
import { useCommand } from '../../data/use-command.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useRequestTexts } from '../../i18n/requests.ts';
import { confirm } from '../../shell/confirm.ts';
import { href } from '../../shell/location.ts';
import { toast } from '../../shell/toast.ts';
import { useConnection } from '../../data/stream.ts';
import { Button } from '../../ui/button.tsx';
import { focusTitle } from '../../ui/focus-title.ts';
import { Num } from '../../ui/num.tsx';
import { Slip } from '../../ui/slip.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { UnknownResultCard } from '../../ui/unknown-result-card.tsx';

export interface Cancelling<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly changes: readonly AnyEndpoint[];
  readonly words: { readonly action: string; readonly title: string; readonly body: string };
}

export interface RequestSlipProps<E extends AnyEndpoint> {
  readonly title: string;
  /** Large above the rows, where it is one. */
  readonly amount?: string;
  readonly currency?: string;
  readonly chip: { readonly tone: Tone; readonly text: string };
  /** Its steps. */
  readonly timeline: ReactNode;
  /** Journal entries: where the money moved. */
  readonly entries: readonly string[];
  /** Why it was refused. */
  readonly why?: ReactNode;
  /** What a refusal asks the customer to do next, when the reader can. */
  readonly next?: { readonly text: string; readonly link: string } | null;
  /** Null: it is too late to take it back, or it never could be. */
  readonly cancel?: Cancelling<E> | null;
  /** What else can be done about it. */
  readonly foot?: ReactNode;
  /** SlipRows. */
  readonly children: ReactNode;
}

export function RequestSlip<E extends AnyEndpoint>(props: RequestSlipProps<E>) {
  const { title, amount, currency = 'INR', chip, timeline, entries, why, next = null, cancel = null, children } = props;
  const t = useRequestTexts();
  return (
    <Slip
      title={title}
      hasTitle
      head={
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-2">
          {amount !== undefined && (
            <Num className="text-title font-semibold">{t.amountOf(formatAmount(amount), currency)}</Num>
          )}
          <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
          {why}
        </div>
      }
      foot={
        <div className="mt-2 flex flex-col gap-3 border-t border-line pt-3 empty:hidden">
          {timeline}
          {entries.map((entry) => (
            <Button key={entry} variant="soft" size="medium" href={href('/information/fundRecord', { entry })}>
              {entries.length === 1 ? t.openEntry : `${t.openEntry} · ${entry}`}
            </Button>
          ))}
          {next !== null && (
            <Button variant="soft" size="medium" href={next.link}>
              {next.text}
            </Button>
          )}
          {cancel !== null && <CancelButton {...cancel} />}
          {props.foot}
        </div>
      }
    >
      {children}
    </Slip>
  );
}

function CancelButton<E extends AnyEndpoint>({ endpoint, input, changes, words }: Cancelling<E>) {
  const t = useRequestTexts();
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const command = useCommand(endpoint, {
    changes,
    onDone() {
      // The button is gone with what it took back.
      focusTitle();
      toast(t.cancel.done);
    },
    onRefused({ code, params }, message) {
      // It was decided in the meantime: the answer shows in place, and its state in the reader's words.
      const states: Readonly<Record<string, string>> = { ...t.depositStatus, ...t.withdrawalStatus };
      const { status } = params;
      const worded = typeof status === 'string' ? { ...params, status: states[status] ?? status } : params;
      toast(text({ code, params: worded }, message));
      invalidate(...changes);
    },
  });
  const press = async () => {
    const { title, body } = words;
    if (await confirm({ title, body, action: words.action, cancel: t.cancel.keep, tone: 'danger' }))
      command.send(input);
  };
  return (
    <>
      <UnknownResultCard command={command} />
      <Button
        variant="outline"
        size="medium"
        isBusy={command.isBusy}
        blockedBecause={isOnline ? null : t.cancel.offline}
        onClick={() => void press()}
      >
        {words.action}
      </Button>
    </>
  );
}
