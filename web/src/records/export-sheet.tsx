/** Saving the records of a span: as a table for spreadsheets, or as a document to file. Loaded when somebody asks. */
import { Suspense, lazy, useState } from 'react';
import { listRecords } from '@bahi/contract/records/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getSession } from '@bahi/contract/market/calls.ts';
import { getStatement } from '@bahi/contract/proofs/calls.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import { call } from '../data/call.ts';
import { useConnection } from '../data/stream.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { Field, controlClass } from '../ui/field.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BusinessDateHint } from './business-date-hint.tsx';
import { csvOfRecords } from './csv.ts';
import type { FundRecord } from './fund-record.ts';
import { ROWS_MAXIMUM } from '../data/read-every.ts';
import { offeredSpan, readPeriod, type Period, type Span } from './period.ts';
import { saveFile } from '../data/save-file.ts';
import { recordTexts } from './texts.ts';

const PrintDocument = lazy(() => import('./print-document.tsx'));
type Form = 'csv' | 'pdf' | 'statement';

export interface ExportSheetProps {
  /** As the list is filtered: "" is no end. */
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}

export default function ExportSheet(props: ExportSheetProps) {
  const t = useTexts(recordTexts);
  const refusalText = useRefusalText();
  const { isOnline } = useConnection();
  const user = useCall(getUser, {});
  const session = useCall(getSession, {}).data;
  const [typed, setTyped] = useState<Partial<Span>>({});
  const span = { ...offeredSpan(props, session?.businessDate ?? ''), ...typed };
  const [busy, setBusy] = useState<Form | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [printed, setPrinted] = useState<Period | null>(null);
  const spanProblem =
    span.from === '' || span.to === '' ? t.save.bothDates : span.from > span.to ? t.rangeInvalid : null;
  const save = async (form: Form) => {
    if (spanProblem !== null) return;
    setBusy(form);
    setProblem(null);
    setProblem(form === 'statement' ? await saveStatement() : await saveRecords(form));
    setBusy(null);
  };
  const saveStatement = async () => {
    const result = await call(getStatement, { ...span, currency: 'INR' });
    if (result.kind === 'refused') return refusalText(result.refusal, result.message);
    if (result.kind !== 'ok') return t.save.failed;
    saveFile(`statement-${span.from}-${span.to}.json`, 'application/json', `${JSON.stringify(result.data, null, 1)}\n`);
    return null;
  };
  const saveRecords = async (form: 'csv' | 'pdf') => {
    const result = await readPeriod((ask) => call(listRecords, ask), span);
    if (result.kind === 'failed') return t.save.failed;
    if (result.kind === 'tooLong') return t.save.tooLong(formatQuantity(result.total), formatQuantity(ROWS_MAXIMUM));
    if (form === 'pdf') setPrinted(result.period);
    else {
      const kindOf = (row: FundRecord) => t.kind[row.kind];
      const words = { columns: t.csv.columns, kindOf, zone: marketZone() };
      saveFile(`${fileName(span)}.csv`, 'text/csv;charset=utf-8', csvOfRecords(result.period.rows, words));
    }
    return null;
  };
  const button = (form: Form) => (
    <Button
      isWide
      variant={form === 'pdf' ? 'primary' : 'soft'}
      isBusy={busy === form}
      blockedBecause={isOnline ? null : t.save.offline}
      onClick={() => void save(form)}
    >
      {t.save[form]}
    </Button>
  );
  const date = (name: 'from' | 'to') => (
    <Field label={t[name]} error={name === 'to' ? spanProblem : null}>
      {({ id, describedBy, isInvalid }) => (
        <input
          id={id}
          type="date"
          value={span[name]}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          className={`${controlClass} min-w-0 px-2`}
        />
      )}
    </Field>
  );
  return (
    <Sheet isOpen onClose={props.onClose} title={t.save.title}>
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-ink-2">{t.save.body}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.375rem,100%),1fr))] gap-3">
          {date('from')}
          {date('to')}
        </div>
        <BusinessDateHint />
        {problem !== null && (
          <div role="alert">
            <Nudge>{problem}</Nudge>
          </div>
        )}
        {button('pdf')}
        <p className="-mt-2 text-small text-ink-2">{t.save.pdfHint}</p>
        {button('csv')}
        {button('statement')}
        <div className="-mt-2 flex flex-col items-start">
          <p className="text-small text-ink-2">{t.save.statementHint}</p>
          <a href={href('/information/verify')} className="inline-flex min-h-11 items-center font-semibold text-action">
            {t.save.verify}
          </a>
        </div>
      </div>
      {printed !== null && user.data !== undefined && (
        <Suspense>
          <PrintDocument
            period={printed}
            account={user.data.account}
            customer={user.data.customerId}
            fileName={fileName(printed)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

function fileName({ from, to }: Span): string {
  return `fund-records-${from}-${to}`;
}
