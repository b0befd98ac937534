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
/** What a sparse group leaves out. */
const NOTHING = new Set(['0', '–']);

export default function GrabPage() {
  const texts = useWords(ownWords);
  const all = useTexts();
  const list = useListAddress(['all']);
  const { text, page } = list;
  const shown = text === '' ? {} : { text };
  const query = useRead(listStaffGrabs, { ...shown, page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  const groups = groupsOf(texts, all);
  const columns = groups.flatMap((group) => group.columns);
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
                        {groups.map(({ name }) => (
                          <TableCell key={name} sx={{ px: 1 }}>
                            {name}
                          </TableCell>
                        ))}
                        <TableCell sx={{ px: 1 }}>{texts.proof}</TableCell>
                      </TableRow>
                    </TableHead>
                    <TableBody>
                      {rows.map((row) => (
                        <TableRow key={row.offer.id}>
                          {groups.map(({ name, columns: inside, isSparse = false }) => (
                            <TableCell key={name} sx={{ px: 1, verticalAlign: 'top' }}>
                              {inside
                                .map(([label, of]) => [label, of(row)] as const)
                                .filter(([, value]) => !isSparse || !NOTHING.has(value))
                                .map(([label, value]) => (
                                  <Box key={label}>
                                    {label !== name && (
                                      <Typography component="span" variant="caption" color="text.secondary">
                                        {label}{' '}
                                      </Typography>
                                    )}
                                    {value}
                                  </Box>
                                ))}
                            </TableCell>
                          ))}
                          <TableCell sx={{ px: 1, verticalAlign: 'top' }}>
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

interface Group {
  readonly name: string;
  /** The first may bear the name of the group. */
  readonly columns: Columns;
  readonly isSparse?: boolean;
}

/** Twenty figures: as columns of their own a desk of 1024 pixels would scroll sideways. What is saved has a column for each. */
function groupsOf(
  texts: typeof ownWords.en,
  { lists, products: { number, fields } }: Pick<ReturnType<typeof useTexts>, 'lists' | 'products'>,
): readonly Group[] {
  const { requests, groups } = texts;
  const stock: Columns = [
    [fields.symbol, ({ offer: { symbol } }) => symbol],
    [fields.name, ({ offer: { name } }) => name],
    [number, ({ offer: { id } }) => id],
  ];
  const rule: Columns = [
    [texts.rule, ({ offer: { rule: chosen } }) => texts.rules[chosen]],
    [
      lists.state,
      ({ offer: { state, voidBecause } }) => (voidBecause === null ? texts.states[state] : texts.voids[voidBecause]),
    ],
    [texts.level, ({ offer: { level } }) => String(level)],
  ];
  const prices: Columns = [
    [fields.price, ({ offer: { price } }) => formatPrice(price)],
    [texts.market, ({ offer: { marketPrice } }) => formatPrice(marketPrice)],
  ];
  const lots: Columns = [
    [texts.quota, ({ offer: { lots: all } }) => formatQuantity(all)],
    [texts.asked, ({ offer: { rule: chosen, askedLots } }) => (chosen === 'draw' ? formatQuantity(askedLots) : '–')],
    [texts.allotted, ({ allottedLots }) => formatQuantity(allottedLots)],
  ];
  const counts: Columns = [
    [requests.waiting, ({ counts: { waiting } }) => formatQuantity(waiting)],
    [requests.allotted, ({ counts: { allotted } }) => formatQuantity(allotted)],
    [requests.notWon, ({ counts: { notWon } }) => formatQuantity(notWon)],
    [requests.cancelled, ({ counts: { cancelled } }) => formatQuantity(cancelled)],
    [requests.released, ({ counts: { released } }) => formatQuantity(released)],
  ];
  const times: Columns = [
    [fields.opensAt, ({ offer: { opensAt } }) => when(opensAt)],
    [fields.closesAt, ({ offer: { closesAt } }) => when(closesAt)],
    [fields.drawAt, ({ offer: { draw } }) => (draw === null ? '–' : when(draw.drawnAt ?? draw.at))],
  ];
  return [
    { name: fields.symbol, columns: stock },
    { name: texts.rule, columns: rule },
    { name: fields.price, columns: prices },
    { name: groups.lots, columns: lots },
    { name: groups.requests, columns: counts, isSparse: true },
    { name: groups.times, columns: times, isSparse: true },
  ];
}
