/** Named facts of an instrument in two columns, in one where the letters are too large for two. */
import { Num } from '../../ui/num.tsx';

export type Fact = readonly [label: string, value: string];

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,calc(50%-1.5rem))),1fr))] gap-x-6 border-y border-line bg-surface px-4 py-1 xl:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-col justify-center border-b border-line py-2 last:border-0">
          <dt className="text-small text-ink-3">{label}</dt>
          <dd className="min-w-0 font-medium">
            <Num>{value}</Num>
          </dd>
        </div>
      ))}
    </dl>
  );
}
