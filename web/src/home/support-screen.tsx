/** home/kefuCenter: what support there truly is, what never happens (T7), and what a customer can find out alone. */
import { configJson, useConfig } from '../data/config.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { openSupport } from '../shell/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { supportTexts } from './support-texts.ts';

interface SupportNumber {
  readonly label: string;
  readonly number: string;
}

export default function SupportScreen() {
  const t = useTexts(supportTexts);
  const { support_hours: hours = '', support_link: link = '' } = useConfig();
  const numbers = configJson<readonly SupportNumber[]>('support_numbers', []);
  const hasNobody = numbers.length === 0 && link === '';
  return (
    <Screen title={t.title} isNarrow>
      <div className="flex flex-col gap-4 px-4 pt-2">
        <Nudge tone="waiting">
          <strong>{t.never}</strong>
        </Nudge>
        {hasNobody && (
          <div className="flex flex-col gap-1">
            <p className="text-lead font-semibold">{t.nobody}</p>
            <p className="text-ink-2">{t.nobodyBody}</p>
          </div>
        )}
        {link !== '' && <Button onClick={openSupport}>{t.chat}</Button>}
      </div>
      {numbers.length > 0 && (
        <ListGroup title={t.numbers}>
          {numbers.map(({ label, number }) => (
            <ListRow key={number} title={label} value={number} href={`tel:${number.replaceAll(' ', '')}`} />
          ))}
          {hours !== '' && <ListRow title={t.hours} value={hours} />}
        </ListGroup>
      )}
      <ListGroup title={t.find}>
        {Object.entries(t.topics).map(([key, topic]) => (
          <ListRow key={key} title={topic.title} detail={topic.body} />
        ))}
      </ListGroup>
    </Screen>
  );
}
