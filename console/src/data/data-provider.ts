/** react-admin's lists over the console's endpoints: filters go in as fields, pages count from 1, an export reads all pages. */
import type { InputOf, OutputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Ask } from './ask.ts';
import { readMovingPages, readPages, type Page } from './read-pages.ts';

type Row = object;

export interface Resource {
  readonly list: StaffEndpoint;
  /** Which field names a row. */
  readonly idOf: (row: never) => string;
}

export type RowOf<E extends StaffEndpoint> = OutputOf<E> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** A row is named by its id, where nothing else is said. */
export function listOf<E extends StaffEndpoint>(
  list: E,
  idOf: (row: RowOf<E>) => string = (row) => (row as { readonly id: string }).id,
): Resource {
  return { list, idOf };
}

export function createDataProvider(ask: Ask, resources: Readonly<Record<string, Resource>>): DataProvider {
  return {
    async getList<RecordType extends RaRecord>(name: string, params: GetListParams) {
      const resource = resources[name];
      if (resource === undefined) throw new Error(`no resource ${name}`);
      const { page = 1, perPage = 10 } = params.pagination ?? {};
      const read = (at: number, size: number) => readPage(ask, resource, params.filter as object, at, size);
      const idOf = (row: Row) => resource.idOf(row as never);
      const { rows, total } = await (page === 1
        ? readMovingPages(read, { rowsMax: perPage, idOf })
        : readPages(read, { page, perPage }));
      const data = rows.map((row) => ({ ...row, id: idOf(row) }) as unknown as RecordType);
      return { data, total };
    },
    getOne: refuseUse,
    getMany: refuseUse,
    getManyReference: refuseUse,
    create: refuseUse,
    update: refuseUse,
    updateMany: refuseUse,
    delete: refuseUse,
    deleteMany: refuseUse,
  };
}

async function readPage(ask: Ask, { list }: Resource, filter: object, page: number, pageSize: number): Promise<Page> {
  const given = Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  const input = { ...Object.fromEntries(given), page, pageSize } as InputOf<StaffEndpoint>;
  return (await ask(list, input)) as Page;
}

/** Nothing is edited as a record: every change is a call of its own, with its rules (rules §10). */
async function refuseUse(): Promise<never> {
  throw new Error('the console reads lists and makes calls; it edits no record');
}
