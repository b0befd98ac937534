/** Customers, and what all of them ordered and hold. */
import { getCustomer, listCustomers, listStaffOrders, listStaffPositions } from '@bahi/contract/staff/customers.ts';
import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import PositionsIcon from '@mui/icons-material/PieChartOutlineOutlined';
import { lazy } from 'react';
import { listOf } from '../data/data-provider.ts';
import type { Domain } from '../shell/domain.ts';

export const customers: Domain = {
  pages: [
    {
      name: 'customers',
      title: { en: 'Customers', tw: '客戶', ko: '고객' },
      roles: getCustomer.roles,
      page: lazy(() => import('./customers-page.tsx')),
      menu: { group: 'customers', icon: CustomersIcon },
    },
    {
      name: 'orders',
      title: { en: 'Orders', tw: '委託', ko: '주문' },
      roles: listStaffOrders.roles,
      page: lazy(() => import('./orders-list.tsx')),
      menu: { group: 'customers', icon: OrdersIcon },
    },
    {
      name: 'positions',
      title: { en: 'Positions', tw: '持倉', ko: '포지션' },
      roles: listStaffPositions.roles,
      page: lazy(() => import('./positions-list.tsx')),
      menu: { group: 'customers', icon: PositionsIcon },
    },
  ],
  lists: {
    customers: listOf(listCustomers),
    orders: listOf(listStaffOrders),
    positions: listOf(listStaffPositions),
  },
};
