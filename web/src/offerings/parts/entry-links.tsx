/** The way to each ledger entry of a request: one button each, told apart by their numbers where there are several. */
import { href } from '../../shell/location.ts';
import { Button } from '../../ui/button.tsx';

export interface EntryLinksProps {
  readonly entries: readonly string[];
  /** "Its entry in the books". */
  readonly words: string;
}

export function EntryLinks({ entries, words }: EntryLinksProps) {
  return entries.map((entry) => (
    <Button key={entry} variant="soft" size="medium" href={href('/information/fundRecord', { entry })}>
      {entries.length === 1 ? words : `${words} · ${entry}`}
    </Button>
  ));
}
