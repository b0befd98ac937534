/** Every restriction of the account, those in force first, each with its reason, end and appeal (rules T6). */
import { useState } from 'react';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { appeal, listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { useCall } from '../data/use-call.ts';
import { isTyped } from '../data/use-typed.ts';
import { restrictionWords } from '../i18n/restrictions.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { AppealForm } from '../restrictions/parts/appeal-form.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RestrictionCard, type RestrictionCase } from '../restrictions/parts/restriction-card.tsx';
import { securityTexts } from './texts.ts';

export default function RestrictionsPart() {
  const t = useTexts(securityTexts);
  const restrictions = useCall(listRestrictions, {});
  return (
    <Screen title={t.restrictions.title} isNarrow>
      <Loaded from={restrictions} empty={<EmptyState>{t.restrictions.none}</EmptyState>}>
        {(rows) => {
          const inForce = rows.filter(({ isInForce }) => isInForce);
          const past = rows.filter(({ isInForce }) => !isInForce);
          return (
            <>
              {inForce.length === 0 && <p className="px-4 pt-2 text-ink-2">{t.restrictions.nothingNow}</p>}
              <Cases title={t.restrictions.inForce} rows={inForce} />
              <Cases title={t.restrictions.past} rows={past} />
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function Cases({ title, rows }: { readonly title: string; readonly rows: readonly RestrictionCase[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-4 pt-4">
      <h2 className="px-4 text-small font-semibold text-ink-2">{title}</h2>
      {rows.map((row) => (
        <RestrictionCard key={row.id} restriction={row}>
          {row.isInForce && (row.isOwn ? <EndFreeze /> : <AppealStep restriction={row} />)}
        </RestrictionCard>
      ))}
    </section>
  );
}

function EndFreeze() {
  const words = useTexts(restrictionWords);
  return (
    <Button isWide href={href('/information/safety', { show: 'freeze' })}>
      {words.endIt}
    </Button>
  );
}

/** One appeal at a time: while one is being read there is nothing to send. */
function AppealStep({ restriction: { id, appeal: latest } }: { readonly restriction: RestrictionCase }) {
  const words = useTexts(restrictionWords);
  const keptAs = `appeal-${id}`;
  const [isOpen, setOpen] = useState(() => isTyped(keptAs));
  if (latest?.state === 'pending') return null;
  return isOpen ? (
    <AppealForm
      endpoint={appeal}
      inputOf={(text) => ({ restriction: id, text })}
      changes={[listRestrictions, getUser]}
      onDone={() => setOpen(false)}
      keptAs={keptAs}
    />
  ) : (
    <Button variant="outline" isWide onClick={() => setOpen(true)}>
      {latest === null ? words.appeal : words.appealAgain}
    </Button>
  );
}
