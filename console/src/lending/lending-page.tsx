/** What is lent and borrowed of each share, what of the house's quota is left, and what borrowing costs. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listLendingShares } from '@bahi/contract/lending/staff-calls.ts';
import { formatAmount, formatBusinessDate, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { ownWords } from './words.ts';

type Share = OutputOf<typeof listLendingShares>['rows'][number];

const PAGE_SIZE = 20;
/** Numbers of a share stand below each other. */
const NUMBER = { px: 1, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export default function LendingPage() {
  const texts = useWords(ownWords);
  const all = useTexts();
  const list = useListAddress(['all']);
  const { text, page } = list;
  const shown = text === '' ? {} : { text };
  const query = useRead(listLendingShares, { ...shown, page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  const { symbol, name } = all.products.fields;
  const columns: Columns = [[symbol, (share) => share.symbol], [name, (share) => share.name], ...figuresOf(texts)];
  return (
    <Box sx={{ py: 1 }}>
      <Title title={usePageTitle()} />
      <Panel title={texts.list}>
        <Box sx={{ px: 2, py: 1 }}>
          <SearchField label={texts.search} value={text} onSearch={(sought) => list.show({ text: sought })} />
        </Box>
        <Reading of={query}>
          {({ rows, total }) => (
            <>
              {rows.length === 0 && <Typography sx={{ p: 2 }}>{all.lists.nothing}</Typography>}
              {rows.length > 0 && (
                <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={texts.list}>
                  <Table size="small">
                    <TableHead>
                      <TableRow>
                        {columns.map(([label], at) => (
                          <TableCell key={label} sx={at < 2 ? { px: 1 } : NUMBER}>
                            {label}
                          </TableCell>
                        ))}
                      </TableRow>
                    </TableHead>
                    <TableBody>
                      {rows.map((row) => (
                        <TableRow key={row.symbol}>
                          {columns.map(([label, of], at) => (
                            <TableCell key={label} sx={at < 2 ? { px: 1 } : NUMBER}>
                              {of(row)}
                            </TableCell>
                          ))}
                        </TableRow>
                      ))}
                    </TableBody>
                  </Table>
                </Box>
              )}
              <ListFoot
                list="lending"
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onPage={(next) => list.show({ page: next })}
                filter={list.filter}
                onApply={list.apply}
                read={(at, pageSize) => ask(listLendingShares, { ...shown, page: at, pageSize })}
                idOf={(row) => row.symbol}
                columns={columns}
              />
            </>
          )}
        </Reading>
      </Panel>
    </Box>
  );
}

type Columns = readonly (readonly [string, (share: Share) => string])[];

function figuresOf(texts: typeof ownWords.en): Columns {
  return [
    [texts.pool, ({ lent }) => formatQuantity(lent)],
    [texts.recalled, ({ recalled }) => formatQuantity(recalled)],
    [texts.lenders, ({ lenders }) => formatQuantity(lenders)],
    [texts.borrowed, ({ borrowed }) => formatQuantity(borrowed)],
    [texts.onLoan, ({ onLoan }) => formatQuantity(onLoan)],
    [texts.ofHouse, ({ borrowed, onLoan }) => formatQuantity(borrowed - onLoan)],
    [texts.quota, ({ houseQuota }) => formatQuantity(houseQuota)],
    [texts.left, ({ left }) => formatQuantity(left)],
    [texts.rate, ({ rateBps }) => `${formatPrice(formatDecimal(rateBps, 2))}%`],
    [texts.lastDate, ({ lastFee }) => (lastFee === null ? '–' : formatBusinessDate(lastFee.date))],
    [texts.fees, ({ lastFee }) => (lastFee === null ? '–' : formatAmount(lastFee.fees))],
    [texts.paid, ({ lastFee }) => (lastFee === null ? '–' : formatAmount(lastFee.paid))],
  ];
}
