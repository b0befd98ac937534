/** What a domain of the console adds to it: each says so in its `domain.ts`, and `domains.ts` lists them (decision 0053). */
import type { StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { productKinds } from '@bahi/contract/staff/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ComponentType } from 'react';
import { useResourceContext } from 'react-admin';
import type { Resource } from '../data/data-provider.ts';
import type { ProductForm, ProductKind } from '../data/product-values.ts';
import { useLanguage, type Language } from '../i18n/wording.ts';

/** Groups of the menu, in its order. */
export const menuGroups = ['queues', 'customers', 'products', 'changes', 'house'] as const;

export interface Page {
  /** In the address; of a list also in the data provider, of a queue as the server calls it. */
  readonly name: string;
  readonly title: InLanguages<string>;
  /** Of the call without which it shows nothing. */
  readonly roles: StaffEndpoint['roles'];
  /** Loaded when somebody opens it. */
  readonly page: ComponentType;
  readonly menu: { readonly group: (typeof menuGroups)[number]; readonly icon: ComponentType };
}

export interface Domain {
  readonly pages?: readonly Page[];
  /** Pages in front of the sign-in, without the frame. */
  readonly publicPages?: readonly Pick<Page, 'name' | 'page'>[];
  /** Of those of its pages that are queues, by their names: also told on the first page and in a customer's case file. */
  readonly queues?: Readonly<Record<string, () => Promise<InLanguages<QueueWords[string]>>>>;
  /** Of the products that staff draft, by their kinds. */
  readonly products?: Partial<Record<ProductKind, ProductForm>>;
  /** Of the data provider, by the name of the page or of the part of a page. */
  readonly lists?: Readonly<Record<string, Resource>>;
}

type InLanguages<Words> = Readonly<Record<Language, Words>>;

/** Why cases of a queue are rejected, and which fields of theirs. */
export type QueueWords = Readonly<
  Record<
    string,
    { readonly reasons: Readonly<Record<string, string>>; readonly fields?: Readonly<Record<string, string>> }
  >
>;

/** The list is handed in by app.tsx: its domains' pages read it too. */
export const Domains = createContext<readonly Domain[]>([]);

export function useDomains(): readonly Domain[] {
  return use(Domains);
}

/** Without a name, of the page one is on. */
export function usePageTitle(name?: string): string {
  const language = useLanguage();
  const own = useResourceContext();
  const pages = useDomains().flatMap((domain) => domain.pages ?? []);
  return pages.find((page) => page.name === (name ?? own))?.title[language] ?? '';
}

/** Of every kind: a test asks that some domain has each. */
export function useProductForms(): Readonly<Record<ProductKind, ProductForm>> {
  return Object.assign({}, ...useDomains().map(({ products }) => products));
}

/** What each is called, in the contract's order. */
export function useProductKinds(): Readonly<Record<ProductKind, string>> {
  const language = useLanguage();
  const forms = useProductForms();
  return Object.fromEntries(productKinds.map((kind) => [kind, forms[kind].title[language]])) as Record<
    ProductKind,
    string
  >;
}

/** None until they have come: codes stand in their place. */
export function useQueueWords(): QueueWords {
  const language = useLanguage();
  const sources = useDomains().flatMap((domain) => Object.entries(domain.queues ?? {}));
  const { data = [] } = useQuery({
    queryKey: ['queue words'],
    queryFn: () => Promise.all(sources.map(async ([name, load]) => [name, await load()] as const)),
    staleTime: Infinity,
  });
  return Object.fromEntries(data.map(([name, words]) => [name, words[language]]));
}
