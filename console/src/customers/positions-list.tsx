/** Positions of all customers, or of one: to read, never to change (rules §10, T2). */
import type { listStaffPositions } from '@bahi/contract/staff/customers.ts';
import { formatAmount, formatPrice, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { BooleanInput, Datagrid, FunctionField, Link, TextInput } from 'react-admin';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { ownWords } from './words.ts';

type PositionRow = RowOf<typeof listStaffPositions>;

export default function PositionsList({ customer }: { customer?: string }) {
  const customers = useWords(ownWords);
  const { lists } = useTexts();
  const { positions: texts, orders, values } = customers;
  const isOfAll = customer === undefined;
  return (
    <ListPage
      {...(isOfAll ? {} : { only: { customer } })}
      filters={[
        <TextInput key="symbol" source="symbol" label={orders.symbol} alwaysOn resettable parse={upperCase} />,
        <BooleanInput key="isOpen" source="isOpen" label={orders.isOpen} parse={trueOnly} alwaysOn />,
      ]}
      columns={[
        [lists.number, (row: PositionRow) => row.id],
        [texts.opened, (row: PositionRow) => when(row.openedAt)],
        [lists.account, (row: PositionRow) => row.account],
        [orders.symbol, (row: PositionRow) => row.symbol],
        [texts.direction, (row: PositionRow) => values[row.direction]],
        [texts.leverage, (row: PositionRow) => String(row.leverage)],
        [orders.quantity, (row: PositionRow) => String(row.quantity)],
        [texts.averagePrice, (row: PositionRow) => row.averagePrice],
        [texts.profit, (row: PositionRow) => row.profit],
        [texts.margin, (row: PositionRow) => row.margin],
        [lists.state, (row: PositionRow) => texts.statuses[row.status]],
        [texts.closed, (row: PositionRow) => (row.closedAt === null ? '' : when(row.closedAt))],
      ]}
    >
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <FunctionField label={lists.number} textAlign="right" render={(row: PositionRow) => row.id} />
        <FunctionField label={texts.opened} render={(row: PositionRow) => when(row.openedAt)} />
        {isOfAll && (
          <FunctionField
            label={lists.account}
            render={(row: PositionRow) => <Link to={`/customers?customer=${row.customer}`}>{row.account}</Link>}
          />
        )}
        <FunctionField label={orders.symbol} render={(row: PositionRow) => <b>{row.symbol}</b>} />
        <FunctionField
          label={texts.direction}
          render={(row: PositionRow) => `${values[row.direction]} ${row.leverage}×`}
        />
        <FunctionField
          label={orders.quantity}
          textAlign="right"
          render={(row: PositionRow) => formatQuantity(row.quantity)}
        />
        <FunctionField
          label={texts.averagePrice}
          textAlign="right"
          render={(row: PositionRow) => formatPrice(row.averagePrice)}
        />
        <FunctionField label={texts.profit} textAlign="right" render={(row: PositionRow) => formatSigned(row.profit)} />
        <FunctionField label={texts.margin} textAlign="right" render={(row: PositionRow) => formatAmount(row.margin)} />
        <FunctionField label={lists.state} render={(row: PositionRow) => texts.statuses[row.status]} />
        <FunctionField label={texts.closed} render={(row: PositionRow) => when(row.closedAt)} />
      </Datagrid>
    </ListPage>
  );
}

const upperCase = (text: string) => text.toUpperCase();

/** Off asks for nothing, rather than for those that ended. */
const trueOnly = (isOn: boolean) => isOn || undefined;
