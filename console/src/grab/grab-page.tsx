/** Grab offers as they go: the quota, what was asked for and allotted, and what becomes of the requests. A draw leads to its proof. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listStaffGrabs } from '@bahi/contract/grab/staff-calls.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { ownWords } from './words.ts';

type Grab = OutputOf<typeof listStaffGrabs>['rows'][number];

const PAGE_SIZE = 20;

export default function GrabPage() {
  const texts = useWords(ownWords);
  const all = useTexts();
  const list = useListAddress(['all']);
  const { text, page } = list;
  const shown = text === '' ? {} : { text };
  const query = useRead(listStaffGrabs, { ...shown, page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  const columns = columnsOf(texts, all);
  return (
    <Box sx={{ py: 1 }}>
      <Title title={usePageTitle()} />
      <Panel title={texts.list}>
        <Box sx={{ px: 2, py: 1 }}>
          <SearchField label={all.products.search} value={text} onSearch={(sought) => list.show({ text: sought })} />
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
                        {columns.map(([name]) => (
                          <TableCell key={name}>{name}</TableCell>
                        ))}
                        <TableCell>{texts.proof}</TableCell>
                      </TableRow>
                    </TableHead>
                    <TableBody>
                      {rows.map((row) => (
                        <TableRow key={row.offer.id}>
                          {columns.map(([name, of]) => (
                            <TableCell key={name}>{String(of(row))}</TableCell>
                          ))}
                          <TableCell>
                            {row.offer.draw !== null && (
                              <Button
                                href={`/#/home/qcList?proof=${row.offer.id}`}
                                target="_blank"
                                rel="noreferrer"
                                aria-label={texts.proofOf(row.offer.name)}
                                sx={{ minHeight: 40 }}
                              >
                                {texts.open}
                              </Button>
                            )}
                          </TableCell>
                        </TableRow>
                      ))}
                    </TableBody>
                  </Table>
                </Box>
              )}
              <ListFoot
                list="grab"
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onPage={(next) => list.show({ page: next })}
                filter={list.filter}
                onApply={list.apply}
                read={(at, pageSize) => ask(listStaffGrabs, { ...shown, page: at, pageSize })}
                idOf={(row) => row.offer.id}
                columns={columns}
              />
            </>
          )}
        </Reading>
      </Panel>
    </Box>
  );
}

type Columns = readonly (readonly [string, (grab: Grab) => string])[];

function columnsOf(
  texts: typeof ownWords.en,
  { lists, products: { number, fields } }: Pick<ReturnType<typeof useTexts>, 'lists' | 'products'>,
): Columns {
  const { requests } = texts;
  return [
    [number, ({ offer: { id } }) => id],
    [fields.symbol, ({ offer: { symbol } }) => symbol],
    [fields.name, ({ offer: { name } }) => name],
    [texts.rule, ({ offer: { rule } }) => texts.rules[rule]],
    [
      lists.state,
      ({ offer: { state, voidBecause } }) => (voidBecause === null ? texts.states[state] : texts.voids[voidBecause]),
    ],
    [texts.level, ({ offer: { level } }) => String(level)],
    [fields.price, ({ offer: { price } }) => formatPrice(price)],
    [texts.market, ({ offer: { marketPrice } }) => formatPrice(marketPrice)],
    [texts.quota, ({ offer: { lots } }) => formatQuantity(lots)],
    [texts.asked, ({ offer: { rule, askedLots } }) => (rule === 'draw' ? formatQuantity(askedLots) : '–')],
    [texts.allotted, ({ allottedLots }) => formatQuantity(allottedLots)],
    [requests.waiting, ({ counts }) => formatQuantity(counts.waiting)],
    [requests.allotted, ({ counts }) => formatQuantity(counts.allotted)],
    [requests.notWon, ({ counts }) => formatQuantity(counts.notWon)],
    [requests.cancelled, ({ counts }) => formatQuantity(counts.cancelled)],
    [requests.released, ({ counts }) => formatQuantity(counts.released)],
    [fields.opensAt, ({ offer: { opensAt } }) => when(opensAt)],
    [fields.closesAt, ({ offer: { closesAt } }) => when(closesAt)],
    [fields.drawAt, ({ offer: { draw } }) => (draw === null ? '–' : when(draw.drawnAt ?? draw.at))],
  ];
}
