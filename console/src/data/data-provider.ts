/** react-admin's lists over the console's endpoints: filters go in as fields, pages count from 1, an export reads page after page. */
import type { InputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Ask } from './ask.ts';

/** The contract's largest page. */
const PAGE_MAX = 100;

type Row = object;

export interface Resource {
  readonly list: StaffEndpoint;
  /** Which field names a row. */
  readonly idOf: (row: never) => string;
}

export interface Page<Of = Row> {
  readonly rows: readonly Of[];
  readonly total: number;
}

export function createDataProvider(ask: Ask, resources: Readonly<Record<string, Resource>>): DataProvider {
  return {
    async getList<RecordType extends RaRecord>(name: string, params: GetListParams) {
      const resource = resources[name];
      if (resource === undefined) throw new Error(`no resource ${name}`);
      const { page = 1, perPage = 10 } = params.pagination ?? {};
      const { rows, total } = await readPages((at, size) => readPage(ask, resource, params.filter as object, at, size), {
        page,
        perPage,
      });
      const data = rows.map((row) => ({ ...row, id: resource.idOf(row as never) }) as unknown as RecordType);
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

/** More rows than one answer may have are read in several; pages of one size never overlap. */
export async function readPages<Of>(
  read: (page: number, size: number) => Promise<Page<Of>>,
  { page, perPage }: { page: number; perPage: number },
): Promise<Page<Of>> {
  if (perPage <= PAGE_MAX) return read(page, perPage);
  const first = (page - 1) * perPage;
  const rows: Of[] = [];
  let total = Infinity;
  for (let at = Math.floor(first / PAGE_MAX) + 1; rows.length < perPage && (at - 1) * PAGE_MAX < total; at += 1) {
    const answer = await read(at, PAGE_MAX);
    total = answer.total;
    rows.push(...answer.rows);
    if (answer.rows.length < PAGE_MAX) break;
  }
  return { rows: rows.slice(0, perPage), total: Number.isFinite(total) ? total : rows.length };
}

/** Nothing is edited as a record: every change is a call of its own, with its rules (rules §10). */
async function refuseUse(): Promise<never> {
  throw new Error('the console reads lists and makes calls; it edits no record');
}
