/** Alerts with a way to delete each; a deleted one stays in its place with a way back until the list is left. */
import { useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import Trash2 from 'lucide-react/icons/trash-2';
import { addAlert, cancelAlert, listAlerts } from '@bahi/contract/alerts/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useInstruments } from '../../data/instruments.ts';
import { useCommand } from '../../data/use-command.ts';
import { marketZone } from '../../data/zone.ts';
import { useAlertTexts } from '../../i18n/alerts.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { toast } from '../../shell/toast.ts';
import { alertValue, alertWhat, type Alert } from './alert-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { instrumentHref } from '../../market/parts/instrument-link.ts';

export interface AlertListProps {
  readonly label: string;
  readonly alerts: readonly Alert[];
  /** False on the sheet of one instrument, whose name stands above. */
  readonly hasNames?: boolean;
}

export function AlertList({ label, alerts, hasNames = true }: AlertListProps) {
  const [removed, setRemoved] = useState<readonly Alert[]>([]);
  const isRemoved = (id: string) => removed.some((each) => each.id === id);
  const rows = [...alerts.filter(({ id }) => !isRemoved(id)), ...removed].toSorted(
    (a, b) => b.createdAt - a.createdAt || Number(BigInt(b.id) - BigInt(a.id)),
  );
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label} className="border-b border-line">
      {rows.map((alert) => (
        <li key={alert.id} className="border-t border-line bg-surface">
          {isRemoved(alert.id) ? (
            <Removed
              alert={alert}
              hasName={hasNames}
              onBack={() => setRemoved((now) => now.filter(({ id }) => id !== alert.id))}
            />
          ) : (
            <Row alert={alert} hasName={hasNames} onRemoved={() => setRemoved((now) => [...now, alert])} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly alert: Alert;
  readonly hasName: boolean;
}

function Row({ alert, hasName, onRemoved }: RowProps & { readonly onRemoved: () => void }) {
  const t = useAlertTexts();
  const refusalText = useRefusalText();
  const { what, name, digits, href } = useWords(alert);
  const cancel = useCommand(cancelAlert, {
    changes: [listAlerts],
    onDone: onRemoved,
    // It has fired in the meantime, or another device deleted it: the list tells.
    onRefused: (refusal, message) => toast(refusalText(refusal, message)),
  });
  const { kind, status, firedAt, firedValue, createdAt } = alert;
  const time = (at: number) => formatDateTime(at, marketZone());
  const fired = firedValue === null ? '' : alertValue(kind === 'volume' ? 'volume' : 'above', firedValue, digits);
  return (
    <div className="flex min-h-15 items-center gap-2 pl-4">
      <div className="min-w-0 flex-1 py-2">
        <p className="font-medium">
          {hasName && (
            <a href={href} className="inline-flex min-h-6 items-center font-semibold text-action">
              {name}
            </a>
          )}{' '}
          {what}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
          {status === 'fired' && <BellRing size={14} aria-hidden="true" className="shrink-0" />}
          {status === 'fired' && firedAt !== null
            ? (kind === 'volume' ? t.firedVolume : t.firedAt)(fired, time(firedAt))
            : `${t.status[status]} · ${t.setAt(time(createdAt))}`}
        </p>
      </div>
      {status === 'active' && (
        <IconButton
          label={t.removeNamed(hasName ? `${name} ${what}` : what)}
          aria-busy={cancel.isBusy || undefined}
          onClick={() => cancel.send({ id: alert.id })}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Removed({ alert, hasName, onBack }: RowProps & { readonly onBack: () => void }) {
  const t = useAlertTexts();
  const refusalText = useRefusalText();
  const { what, name } = useWords(alert);
  const said = hasName ? `${name} ${what}` : what;
  const add = useCommand(addAlert, {
    changes: [listAlerts],
    onDone: onBack,
    onRefused: (refusal, message) => toast(refusalText(refusal, message)),
  });
  const { symbol, kind, value } = alert;
  return (
    <div className="flex min-h-15 items-center justify-between gap-2 pl-4 text-ink-2">
      <span role="status">{t.removed(said)}</span>
      <button
        type="button"
        aria-label={t.undoNamed(said)}
        aria-busy={add.isBusy || undefined}
        onClick={() => add.send({ symbol, kind, value })}
        className="press min-h-11 shrink-0 px-4 font-semibold text-action"
      >
        {t.undo}
      </button>
    </div>
  );
}

function useWords(alert: Alert) {
  const t = useAlertTexts();
  const instrument = useInstruments().bySymbol.get(alert.symbol);
  const digits = instrument?.priceScale ?? 2;
  return {
    digits,
    what: alertWhat(t, alert, digits),
    name: instrument?.name ?? alert.symbol,
    href: instrumentHref(alert.symbol, instrument?.kind),
  };
}
