/** Orders of all customers, or of one: to read, never to change (rules §10, T2). */
import type { listStaffOrders } from '@bahi/contract/staff/customers.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { BooleanInput, Datagrid, FunctionField, Link, SelectInput, TextInput } from 'react-admin';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { choicesOf } from './choices.ts';
import { ownWords } from './words.ts';

type OrderRow = RowOf<typeof listStaffOrders>;

export default function OrdersList({ customer }: { customer?: string }) {
  const customers = useWords(ownWords);
  const { lists } = useTexts();
  const { orders: texts, values } = customers;
  const isOfAll = customer === undefined;
  return (
    <ListPage
      {...(isOfAll ? {} : { only: { customer } })}
      filters={[
        <TextInput key="symbol" source="symbol" label={texts.symbol} alwaysOn resettable parse={upperCase} />,
        <SelectInput key="status" source="status" label={lists.state} choices={choicesOf(texts.statuses)} alwaysOn />,
        <BooleanInput key="isOpen" source="isOpen" label={texts.isOpen} parse={trueOnly} alwaysOn />,
      ]}
      columns={[
        [lists.number, (row: OrderRow) => row.id],
        [lists.at, (row: OrderRow) => when(row.at)],
        [lists.account, (row: OrderRow) => row.account],
        [texts.symbol, (row: OrderRow) => row.symbol],
        [texts.kind, (row: OrderRow) => values[row.kind]],
        [texts.side, (row: OrderRow) => values[row.side]],
        [texts.type, (row: OrderRow) => values[row.type]],
        [texts.origin, (row: OrderRow) => values[row.origin]],
        [texts.quantity, (row: OrderRow) => String(row.quantity)],
        [texts.filled, (row: OrderRow) => String(row.filled)],
        [texts.price, (row: OrderRow) => row.price],
        [lists.state, (row: OrderRow) => texts.statuses[row.status]],
        [texts.ended, (row: OrderRow) => (row.endedAt === null ? '' : when(row.endedAt))],
      ]}
    >
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <FunctionField label={lists.number} textAlign="right" render={(row: OrderRow) => row.id} />
        <FunctionField label={lists.at} render={(row: OrderRow) => when(row.at)} />
        {isOfAll && (
          <FunctionField
            label={lists.account}
            render={(row: OrderRow) => <Link to={`/customers?customer=${row.customer}`}>{row.account}</Link>}
          />
        )}
        <FunctionField label={texts.symbol} render={(row: OrderRow) => <b>{row.symbol}</b>} />
        <FunctionField
          label={texts.side}
          render={(row: OrderRow) => `${values[row.side]} · ${values[row.kind]} · ${values[row.type]}`}
        />
        <FunctionField
          label={texts.quantity}
          textAlign="right"
          render={(row: OrderRow) => formatQuantity(row.quantity)}
        />
        <FunctionField label={texts.filled} textAlign="right" render={(row: OrderRow) => formatQuantity(row.filled)} />
        <FunctionField
          label={texts.price}
          textAlign="right"
          render={(row: OrderRow) => (row.price === null ? '–' : formatPrice(row.price))}
        />
        <FunctionField label={lists.state} render={(row: OrderRow) => texts.statuses[row.status]} />
        <FunctionField label={texts.origin} render={(row: OrderRow) => values[row.origin]} />
        <FunctionField label={texts.ended} render={(row: OrderRow) => when(row.endedAt)} />
      </Datagrid>
    </ListPage>
  );
}

const upperCase = (text: string) => text.toUpperCase();

/** Off asks for nothing, rather than for those that ended. */
const trueOnly = (isOn: boolean) => isOn || undefined;
