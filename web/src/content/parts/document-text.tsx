/** A text of the house by its kind and key: read, and drawn with its title where a screen has none of its own. */
import { getDocument } from '@bahi/contract/content/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { useCall } from '../../data/use-call.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Blocks, type BlocksProps } from './blocks.tsx';

export interface DocumentTextProps extends Pick<BlocksProps, 'under' | 'figure'> {
  readonly kind: InputOf<typeof getDocument>['kind'];
  /** `main` of the kinds of which there is one. */
  readonly name?: string;
  readonly version?: number;
  readonly hasTitle?: boolean;
}

/** Texts of the house change rarely, and with a release or a notice. */
const STALE_MS = 5 * 60_000;

export function useDocument({ kind, name = 'main', version }: Pick<DocumentTextProps, 'kind' | 'name' | 'version'>) {
  const language = useLanguage();
  return useCall(
    getDocument,
    { kind, key: name, language, ...(version === undefined ? {} : { version }) },
    { staleTimeMs: STALE_MS },
  );
}

export function DocumentText({ hasTitle = false, under = 2, figure, ...of }: DocumentTextProps) {
  const document = useDocument(of);
  const Title = `h${under}` as 'h2';
  return (
    <Loaded from={document}>
      {({ title, blocks }) => (
        <>
          {hasTitle && <Title className="pb-2 text-lead font-semibold">{title}</Title>}
          <Blocks blocks={blocks} under={under} {...(figure === undefined ? {} : { figure })} />
        </>
      )}
    </Loaded>
  );
}
