/** Corporate actions (rules §8): what is to come, what happens today, and what is done, each with how far its processing is. */
import { listActionProgress } from '@bahi/contract/corporate-actions/staff-calls.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Reading } from '../shell/reading.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { ActionPanel, termsOf, type ActionProgress } from './action-panel.tsx';
import { ownWords } from './words.ts';

const stages = ['coming', 'today', 'done'] as const;
const PAGE_SIZE = 20;

export default function ActionsPage() {
  const texts = useWords(ownWords);
  const { lists, products } = useTexts();
  const list = useListAddress(stages);
  const { stage, text, page } = list;
  const shown = { state: stage, ...(text === '' ? {} : { text }) };
  const query = useRead(listActionProgress, { ...shown, page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  return (
    <Box sx={{ py: 1, display: 'grid', gap: 1, maxWidth: 900 }}>
      <Title title={usePageTitle()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label={texts.stage}
          value={stage}
          onChange={(_event, next: typeof stage | null) => {
            if (next !== null) list.show({ stage: next });
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {stages.map((key) => (
            <ToggleButton key={key} value={key} sx={{ minHeight: 44, textTransform: 'none' }}>
              {texts.stages[key]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 360 } }}>
          <SearchField label={products.search} value={text} onSearch={(sought) => list.show({ text: sought })} />
        </Box>
      </Box>
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && (
              <Typography sx={{ p: 2 }}>{total === 0 && text === '' ? texts.none[stage] : lists.nothing}</Typography>
            )}
            {rows.map((row) => (
              <ActionPanel key={row.action.id} row={row} />
            ))}
            <Paper sx={{ '& > footer': { borderTop: 0 } }}>
              <ListFoot
                list="actions"
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onPage={(next) => list.show({ page: next })}
                filter={list.filter}
                onApply={list.apply}
                read={(at, pageSize) => ask(listActionProgress, { ...shown, page: at, pageSize })}
                idOf={(row) => row.action.id}
                columns={columnsOf(texts, { lists, products })}
              />
            </Paper>
          </>
        )}
      </Reading>
    </Box>
  );
}

type Texts = ReturnType<typeof useTexts>;

function columnsOf(
  texts: typeof ownWords.en,
  { lists, products: { fields } }: Pick<Texts, 'lists' | 'products'>,
): readonly (readonly [string, (row: ActionProgress) => unknown])[] {
  return [
    [fields.symbol, ({ action }) => action.symbol],
    [fields.name, ({ action }) => action.name],
    [lists.kind, ({ action }) => texts.kinds[action.kind]],
    [texts.terms, ({ action }) => termsOf(action, texts)],
    [lists.state, ({ action }) => texts.states[action.state]],
    [texts.recordDate, ({ action }) => formatBusinessDate(action.recordDate)],
    [texts.exDate, ({ action }) => formatBusinessDate(action.exDate)],
    [texts.payDate, ({ action }) => (action.kind === 'dividend' ? formatBusinessDate(action.payDate) : '')],
    [texts.base, ({ base }) => base],
    [texts.entitled, ({ entitled }) => entitled],
    [texts.adjustedCount, ({ adjusted }) => adjusted],
    [texts.paidCount, ({ action, paid }) => (action.kind === 'dividend' ? paid : '')],
    [texts.underReview, ({ underReview }) => underReview],
    [texts.shares, ({ shares }) => shares],
    [texts.amount, ({ action, amount }) => (action.kind === 'dividend' ? amount : '')],
  ];
}
