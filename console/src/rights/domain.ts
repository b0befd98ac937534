/** Rights issues: what staff publish of them; what holders ask for needs no review. */
import type { Domain } from '../shell/domain.ts';
import { rightsIssue } from './product.ts';

export const rights: Domain = { products: { rights: rightsIssue } };
