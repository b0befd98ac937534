/** Behind `ValuationCheck`: reads what is published page by page, works it out again, and offers it as files for the offline command. */
import { useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getMinutes } from '@bahi/contract/market/calls.ts';
import { getPoolPlans, getPoolStatement, getPoolValuations, type getPoolHolding } from '@bahi/contract/pools/calls.ts';
import { addDays } from '@bahi/core/calendar.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import type { PlanFile } from '@bahi/core/pool-plan.ts';
import type { Tape } from '@bahi/core/pool-tape.ts';
import type { ValuationFile } from '@bahi/core/pool-valuation.ts';
import { call } from '../data/call.ts';
import { saveFile } from '../data/save-file.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { CheckVerdict } from './check-verdict.tsx';
import { checkTexts } from './check-texts.ts';
import { checkFiles, type Checked, type OwnFlow } from './check.ts';

export interface CheckPanelProps {
  readonly pool: string;
  /** Of a record: what valuations did for it; then these are read from the first of them on, and no orders. */
  readonly own?: OutputOf<typeof getPoolHolding>['timeline'];
}

type State =
  | { readonly phase: 'idle' | 'reading' | 'failed' | 'none' }
  | { readonly phase: 'done'; readonly checked: Checked };

export default function CheckPanel({ pool, own }: CheckPanelProps) {
  const t = useTexts(checkTexts);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const start = async () => {
    setState({ phase: 'reading' });
    try {
      const flows = (own ?? []).flatMap(flowOf);
      const after = own === undefined ? 0 : Math.min(...flows.map(({ valuation }) => valuation)) - 1;
      const valuations = await readValuations(pool, after);
      if (valuations.valuations.length === 0) return setState({ phase: 'none' });
      const plans = own === undefined ? await readPlans(pool) : null;
      const statements = await readStatements(pool, valuations, own !== undefined);
      const tapes = await readTapes(valuations);
      setState({ phase: 'done', checked: checkFiles({ valuations, plans, statements, tapes, own: flows }) });
    } catch {
      setState({ phase: 'failed' });
    }
  };
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <p className="text-ink-2">{own === undefined ? t.body : t.bodyOfRecord}</p>
      <Button
        isWide
        isBusy={state.phase === 'reading'}
        onClick={() => void start()}
        variant={state.phase === 'done' ? 'soft' : 'primary'}
      >
        {state.phase === 'done' ? t.again : t.action}
      </Button>
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {state.phase === 'reading' && <p className="text-ink-2">{t.reading}</p>}
        {state.phase === 'failed' && <Nudge>{t.failed}</Nudge>}
        {state.phase === 'none' && <Nudge tone="info">{t.none}</Nudge>}
        {state.phase === 'done' && <CheckVerdict checked={state.checked} />}
      </div>
      {state.phase === 'done' && <Files checked={state.checked} />}
    </section>
  );
}

function Files({ checked: { valuations, plans, statements, tapes } }: { readonly checked: Checked }) {
  const t = useTexts(checkTexts);
  const { pool } = valuations;
  return (
    <section aria-label={t.file.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{t.file.title}</h2>
      <p className="text-ink-2">{t.file.body}</p>
      <OneFile
        name={`valuations-${pool}.json`}
        beside={[
          ...(statements.length > 0 ? [`journal-${pool}.json`] : []),
          ...(tapes.length > 0 ? [`tape-${pool}.json`] : []),
        ]}
        content={valuations}
        save={t.file.valuations}
      />
      {statements.length > 0 && <SaveFile name={`journal-${pool}.json`} content={statements} save={t.file.journal} />}
      {tapes.length > 0 && <SaveFile name={`tape-${pool}.json`} content={tapes} save={t.file.tape} />}
      {plans !== null && plans.plans.length > 0 && (
        <>
          <p className="text-ink-2">{t.file.ordersBody(formatBusinessDate(plans.plans.at(-1)!.date))}</p>
          <OneFile name={`orders-${pool}.json`} content={plans} save={t.file.orders} />
        </>
      )}
    </section>
  );
}

interface OneFileProps {
  readonly name: string;
  /** Names of the files that are verified with it. */
  readonly beside?: readonly string[];
  readonly content: unknown;
  readonly save: string;
}

function OneFile({ name, beside = [], content, save }: OneFileProps) {
  const t = useTexts(checkTexts);
  const command = ['npm run verify --', name, ...beside].join(' ');
  return (
    <>
      <div className="flex items-center gap-1 rounded-control bg-sunk pl-3">
        <code className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{command}</code>
        <CopyButton text={command} label={t.file.copy(name)} />
      </div>
      <SaveFile name={name} content={content} save={save} />
    </>
  );
}

function SaveFile({ name, content, save }: OneFileProps) {
  return (
    <Button
      variant="soft"
      size="medium"
      isWide
      onClick={() => saveFile(name, 'application/json', `${JSON.stringify(content, null, 1)}\n`)}
    >
      {save}
    </Button>
  );
}

function flowOf({ step, valuation, amount, units }: NonNullable<CheckPanelProps['own']>[number]): OwnFlow[] {
  if ((step !== 'subscribed' && step !== 'redeemed') || valuation === null || amount === null || units === null)
    return [];
  return [{ step, valuation, amount, units }];
}

/** Pages follow each other without a gap, which the verifier would find. */
async function readValuations(pool: string, after: number): Promise<ValuationFile> {
  const first = await readPage(call(getPoolValuations, { pool, after }));
  const valuations = [...first.valuations];
  for (let page = first.valuations; page.length > 0;) {
    page = (await readPage(call(getPoolValuations, { pool, after: page.at(-1)!.number }))).valuations;
    valuations.push(...page);
  }
  return { ...first, valuations };
}

async function readPlans(pool: string): Promise<PlanFile> {
  const first = await readPage(call(getPoolPlans, { pool, after: 0 }));
  const plans = [...first.plans];
  for (let page = first.plans; page.length > 0;) {
    page = (await readPage(call(getPoolPlans, { pool, after: page.at(-1)!.number }))).plans;
    plans.push(...page);
  }
  return { ...first, plans };
}

/** From the fund's first date, or from that of the first valuation, up to the last one that is published. */
async function readStatements(pool: string, { valuations }: ValuationFile, isOfRecord: boolean) {
  const last = valuations.at(-1)!.date;
  const first = isOfRecord ? { from: valuations[0]!.date } : {};
  const statements = [await readPage(call(getPoolStatement, { pool, ...first }))];
  for (let { to } = statements[0]!; to < last;) {
    const next = await readPage(call(getPoolStatement, { pool, from: addDays(to, 1) }));
    if (next.to <= to) throw new Error('the journal does not go on');
    statements.push(next);
    ({ to } = next);
  }
  return statements;
}

/** Valuations whose marks are held against the tape: two sessions of them. */
const TAPES_MAX = 12;

async function readTapes({ valuations }: ValuationFile): Promise<Tape[]> {
  const tapes: Tape[] = [];
  for (const { at, positions } of valuations.slice(-TAPES_MAX)) {
    const symbols = positions.map(({ symbol }) => symbol);
    if (symbols.length > 0) tapes.push(await readPage(call(getMinutes, { at, symbols })));
  }
  return tapes;
}

async function readPage<T>(answer: Promise<{ readonly kind: string; readonly data?: T }>): Promise<T> {
  const { data } = await answer;
  if (data === undefined) throw new Error('the published file could not be read');
  return data;
}
