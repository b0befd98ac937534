/** On the slip of a deposit, a withdrawal, an order or a loan: asks support about it. */
import { Suspense } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Button } from '../../ui/button.tsx';
import { askTexts } from './ask-texts.ts';

interface AskSupportProps {
  readonly type: 'deposit' | 'withdrawal' | 'order' | 'loan';
  readonly id: string;
}

export function AskSupport(props: AskSupportProps) {
  return (
    <Suspense>
      <Ask {...props} />
    </Suspense>
  );
}

function Ask({ type, id }: AskSupportProps) {
  return (
    <Button variant="plain" size="medium" href={href('/home/kefuCenter', { ask: type, about: id })}>
      {useTexts(askTexts).ask}
    </Button>
  );
}
