/** information/sample: the wish that is made, and those before it. */
import { listWishes, makeWish } from '@bahi/contract/sample/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useForm } from '../ui/use-form.ts';
import { sampleTexts } from './texts.ts';

export default function WishesScreen() {
  const t = useTexts(sampleTexts);
  const wishes = useCall(listWishes, {});
  const form = useForm({
    idPrefix: 'wish',
    initial: { text: '' },
    rules: { text: (value) => (value.trim().length < 3 ? t.wish : null) },
    onSubmit: ({ text }) => command.send({ text: text.trim() }),
  });
  const command = useCommand(makeWish, { changes: [listWishes], onRefused: useRejected(form, {}) });
  return (
    <Screen title={t.title} isNarrow>
      <RequestForm form={form} command={command} action={t.send}>
        <TextArea {...form.field('text')} label={t.wish} maxLength={200} isRequired />
      </RequestForm>
      <Loaded from={wishes}>
        {({ rows }) => (
          <ListGroup>
            {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
            {rows.map(({ id, text, answer }) => (
              <ListRow key={id} title={text} detail={answer} />
            ))}
          </ListGroup>
        )}
      </Loaded>
    </Screen>
  );
}
