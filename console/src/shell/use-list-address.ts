/** Which rows of a list are shown: what is chosen, what is searched, and the page. All of it stands in the address, so that a reload or a link shows the same. */
import { useLocation, useNavigate } from 'react-admin';
import { locationNow } from './location-now.ts';

interface Shown<Stage extends string> {
  readonly stage: Stage;
  readonly text: string;
  readonly page: number;
}

export interface ListAddress<Stage extends string> extends Shown<Stage> {
  /** As a saved view keeps it: what differs from the list as it first stands. */
  readonly filter: Readonly<Record<string, string>>;
  /** From the address as it stands; nowhere once that is another page's. Another choice or search begins at its first page. */
  show(change: Partial<Shown<Stage>>): void;
  /** What a saved view kept. */
  apply(filter: Readonly<Record<string, unknown>>): void;
  /** Of this list as it stands, with one of its rows open, or with none. */
  addressOf(open: Readonly<Record<string, string>>): string;
}

/** The first stage is what is shown when nothing is chosen. */
export function useListAddress<Stage extends string>(stages: readonly [Stage, ...Stage[]]): ListAddress<Stage> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const stageOf = (text: unknown) => stages.find((one) => one === text) ?? stages[0];
  const shownBy = (given: URLSearchParams): Shown<Stage> => {
    const page = Number(given.get('page') ?? 1);
    return {
      stage: stageOf(given.get('stage')),
      text: given.get('text') ?? '',
      page: Number.isInteger(page) && page > 0 ? page : 1,
    };
  };
  const shown = shownBy(new URLSearchParams(search));
  const filterOf = ({ stage, text }: Shown<Stage>) => ({
    ...(stage === stages[0] ? {} : { stage }),
    ...(text === '' ? {} : { text }),
  });
  const show = (change: Partial<Shown<Stage>>) => {
    const now = locationNow();
    if (now.pathname !== pathname) return;
    const given = new URLSearchParams(now.search);
    const next = { ...shownBy(given), page: 1, ...change };
    // What is open beside the list stays open.
    const others = [...given].filter(([key]) => key !== 'stage' && key !== 'text' && key !== 'page');
    const isTyping = change.text !== undefined;
    navigate(`${pathname}${searchOf({ ...filterOf(next), ...pageOf(next), ...Object.fromEntries(others) })}`, {
      replace: isTyping,
    });
  };
  return {
    ...shown,
    filter: filterOf(shown),
    show,
    apply: (filter) =>
      show({ stage: stageOf(filter['stage']), text: typeof filter['text'] === 'string' ? filter['text'] : '' }),
    addressOf: (open) => `${pathname}${searchOf({ ...filterOf(shown), ...pageOf(shown), ...open })}`,
  };
}

function pageOf({ page }: { readonly page: number }): Readonly<Record<string, string>> {
  return page === 1 ? {} : { page: String(page) };
}

function searchOf(values: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(values).toString();
  return search === '' ? '' : `?${search}`;
}
