/**
 * The fund records of a span as a document to file: sheets with header, balances, lines and "Page 2 of 5", printed or saved
 * as a PDF by the browser, which has every script's letters. Drawn only for paper; loaded when somebody asks.
 */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatAmount, formatBusinessDate, formatDateTime, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { useConfig } from '../data/config.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import type { FundRecord } from './fund-record.ts';
import type { Period } from './period.ts';
import { payoutText } from './payout-text.ts';
import { pagesOf } from './print-pages.ts';
import { recordTexts } from './texts.ts';
import './print.css';

export interface PrintDocumentProps {
  readonly period: Period;
  readonly account: string;
  readonly customer: string;
  /** What a saved file is called. */
  readonly fileName: string;
}

export default function PrintDocument({ period, account, customer, fileName }: PrintDocumentProps) {
  const t = useTexts(recordTexts);
  const common = useCommonTexts();
  const { title, mode } = useConfig();
  const pages = pagesOf(period.rows);
  const madeAt = serverNow();
  useEffect(() => {
    // Browsers name the saved file after the document.
    const before = document.title;
    document.title = fileName;
    window.print();
    document.title = before;
  }, [period, fileName]);
  return createPortal(
    <div className="record-document">
      {pages.map((rows, at) => (
        <section key={rows[0]?.entry ?? 'empty'}>
          <header>
            <div>
              <h1>
                {title} · {t.title}
              </h1>
              <div>
                {account} · {t.document.customer(customer)}
              </div>
            </div>
            <div className="is-figure">
              <div>
                {formatBusinessDate(period.from)} – {formatBusinessDate(period.to)}
              </div>
              <div>{t.amountsInInr}</div>
              {mode === 'practice' && <strong>{common.practiceBand}</strong>}
            </div>
          </header>
          {at === 0 && <Balances period={period} />}
          <Lines rows={rows} />
          <footer>
            <span>{t.document.made(formatDateTime(madeAt, marketZone()), marketZone())}</span>
            <span>{t.document.page(at + 1, pages.length)}</span>
          </footer>
        </section>
      ))}
    </div>,
    document.body,
  );
}

function Balances({ period }: { readonly period: Period }) {
  const t = useTexts(recordTexts);
  const figures = [
    [t.document.opening, formatAmount(period.opening)],
    [t.document.incoming, formatSigned(period.incoming)],
    [t.document.lines, formatQuantity(period.rows.length)],
    [t.document.closing, formatAmount(period.closing)],
    [t.document.outgoing, formatSigned(period.outgoing)],
  ] as const;
  return (
    <dl>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ rows }: { readonly rows: readonly FundRecord[] }) {
  const t = useTexts(recordTexts);
  const { columns } = t.csv;
  if (rows.length === 0) return <p>{t.emptyPeriod}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>{columns.at}</th>
          <th>{columns.kind}</th>
          <th>{columns.entry}</th>
          <th className="is-figure">{columns.change}</th>
          <th className="is-figure">{columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <tr key={record.entry}>
            <td>
              {formatDateTime(record.at, marketZone())}
              <small>{t.document.businessDate(formatBusinessDate(record.businessDate))}</small>
            </td>
            <td>
              {t.kind[record.kind]}
              <small>
                {[record.symbol, record.reference === null ? null : t.reference(record.reference)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </td>
            <td>{record.entry}</td>
            <td className="is-figure">
              {formatSigned(record.cash)}
              {record.payout !== null && <small>{payoutText(record.payout, t)}</small>}
              {Number(record.margin) !== 0 && <small>{t.marginChange(formatSigned(record.margin))}</small>}
            </td>
            <td className="is-figure">{formatAmount(record.cashAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
