/** What a pool holds now and its newest plans, also those that are not public yet. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import { getStaffPool } from '@bahi/contract/pools/staff-calls.ts';
import { formatAmount, formatBusinessDate, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRead } from '../data/use-read.ts';
import { refusalWords } from '../i18n/refusal-words.ts';
import { useLanguage, useWords, type Language } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { ownWords } from './words.ts';

type Detail = OutputOf<typeof getStaffPool>;
type Position = Detail['positions'][number];
type Line = Detail['plans'][number]['lines'][number];

export function PoolPlan({ id }: { readonly id: string }) {
  const texts = useWords(ownWords);
  const language = useLanguage();
  const query = useRead(getStaffPool, { pool: id }, { everyMs: 10_000 });
  return (
    <Reading of={query}>
      {({ positions, plans }) => (
        <>
          <Rows title={texts.positions} none={texts.noPositions} rows={positions} columns={positionColumns(texts)} />
          {plans.toReversed().map(({ number, date, lines }) => (
            <Rows
              key={number}
              title={texts.orders(formatBusinessDate(date))}
              none={texts.noOrders}
              rows={lines}
              columns={lineColumns(texts, language)}
            />
          ))}
        </>
      )}
    </Reading>
  );
}

type Columns<Row> = readonly (readonly [label: string, of: (row: Row) => string, isNumber?: boolean])[];

function positionColumns(texts: typeof ownWords.en): Columns<Position> {
  return [
    [texts.symbol, ({ symbol }) => symbol],
    [texts.shares, ({ shares }) => formatQuantity(shares), true],
    [texts.mark, ({ mark }) => formatPrice(mark), true],
    [texts.worth, ({ value }) => formatAmount(value), true],
  ];
}

function lineColumns(texts: typeof ownWords.en, language: Language): Columns<Line> {
  return [
    [texts.symbol, ({ symbol }) => symbol],
    [texts.side, ({ side }) => texts.sides[side]],
    [texts.planned, ({ planned }) => formatQuantity(planned), true],
    [texts.asked, ({ asked }) => formatQuantity(asked), true],
    [texts.limit, ({ limit }) => formatPrice(limit === null ? null : formatMoney(BigInt(limit))), true],
    [texts.filled, ({ filled }) => formatQuantity(filled), true],
    [
      texts.outcome,
      ({ outcome, refusal }) => {
        const why = refusal === null ? null : (refusalWords(refusal as Refusal, language) ?? refusal.code);
        return why === null ? texts.outcomes[outcome] : `${texts.outcomes[outcome]}: ${why}`;
      },
    ],
  ];
}

interface RowsProps<Row> {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
}

/** Numbers stand below each other. */
function Rows<Row>({ title, none, rows, columns }: RowsProps<Row>) {
  const styleOf = (isNumber = false) =>
    isNumber ? ({ px: 1, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const) : { px: 1 };
  return (
    <>
      <Typography component="h3" sx={{ px: 2, py: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      {rows.length === 0 && <Typography sx={{ px: 2, pb: 1 }}>{none}</Typography>}
      {rows.length > 0 && (
        <Box sx={{ overflowX: 'auto', px: 1 }} tabIndex={0} role="group" aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map(([label, , isNumber]) => (
                  <TableCell key={label} sx={styleOf(isNumber)}>
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, at) => (
                <TableRow key={at}>
                  {columns.map(([label, of, isNumber]) => (
                    <TableCell key={label} sx={styleOf(isNumber)}>
                      {of(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </>
  );
}
