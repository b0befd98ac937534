/** Customers: the list, or the case file of the one in the address: /customers?customer=ID. */
import { useLocation } from 'react-admin';
import { CaseFile } from './case-file.tsx';
import { CustomerList } from './customer-list.tsx';

export default function CustomersPage() {
  const { search } = useLocation();
  const customer = new URLSearchParams(search).get('customer') ?? '';
  return /^[1-9][0-9]{0,18}$/.test(customer) ? <CaseFile key={customer} customer={customer} /> : <CustomerList />;
}
