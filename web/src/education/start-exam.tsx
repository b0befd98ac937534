/** Starts a try, or goes on with the one that another tab has started, and shows its questions. */
import { getEducation, getExam, startExam } from '@bahi/contract/education/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useFrozenReason } from '../restrictions/parts/frozen.ts';
import { go } from '../shell/location.ts';
import { useLearnPlace } from './place.ts';

export function StartExam({
  action,
  blockedBecause = null,
}: {
  readonly action: string;
  readonly blockedBecause?: string | null;
}) {
  const { queryOf } = useLearnPlace();
  const frozen = useFrozenReason();
  const command = useCommand(startExam, {
    changes: [getEducation, getExam],
    onDone: ({ try: exam }) => go('/information/faq', queryOf({ exam })),
  });
  return (
    <RequestForm
      form={() => command.send({})}
      command={command}
      action={action}
      blockedBecause={frozen ?? blockedBecause}
    >
      {null}
    </RequestForm>
  );
}
