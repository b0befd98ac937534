/** Products from draft to published. */
import { listProducts } from '@bahi/contract/staff/offerings.ts';
import ProductsIcon from '@mui/icons-material/SellOutlined';
import { lazy } from 'react';
import { listOf } from '../data/data-provider.ts';
import type { Domain } from '../shell/domain.ts';

export const products: Domain = {
  pages: [
    {
      name: 'products',
      title: { en: 'Products', tw: '商品', ko: '상품' },
      roles: listProducts.roles,
      page: lazy(() => import('./products-page.tsx')),
      menu: { group: 'products', icon: ProductsIcon },
    },
  ],
  lists: {
    products: listOf(listProducts, ({ kind, isDraft, id }) => `${isDraft ? 'draft' : kind} ${id}`),
  },
};
