/** Products (rules §8, §10): the list, one draft as a form, one that is published. What is open stands in the address. */
import { useLocation } from 'react-admin';
import type { ProductKind } from '../data/product-values.ts';
import { useProductForms } from '../shell/domain.ts';
import { DraftPage } from './draft-page.tsx';
import { ProductList } from './product-list.tsx';
import { PublishedPage } from './published-page.tsx';

const isId = (text: string): boolean => /^[1-9][0-9]{0,18}$/.test(text);

export default function ProductsPage() {
  const kinds = Object.keys(useProductForms()) as ProductKind[];
  const address = new URLSearchParams(useLocation().search);
  const draft = address.get('draft') ?? '';
  if (isId(draft)) return <DraftPage key={draft} id={draft} />;
  const [name, product = ''] = (address.get('product') ?? '').split(':');
  const kind = kinds.find((one) => one === name);
  if (kind !== undefined && isId(product)) return <PublishedPage key={`${kind}:${product}`} {...{ kind, product }} />;
  return <ProductList />;
}
