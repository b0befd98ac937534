/** The card of the one next task. */
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { TaskStands } from './task-stands.ts';
import { taskTexts } from './task-texts.ts';

export interface TaskCardProps {
  readonly title: ReactNode;
  readonly body: ReactNode;
  readonly action: string;
  readonly link: string;
  readonly tone?: 'plain' | 'waiting';
  /** Beside the action. */
  readonly more?: ReactNode;
}

export function TaskCard({ title, body, action, link, tone = 'plain', more }: TaskCardProps) {
  const t = useTexts(taskTexts);
  return (
    <section
      aria-label={t.next}
      className={`mx-4 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control p-4 ${tone === 'waiting' ? 'bg-waiting-wash' : 'bg-wash'}`}
    >
      <TaskStands />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-2">{body}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {more}
        <Button href={link} size="medium" variant={tone === 'waiting' ? 'ink' : 'primary'}>
          {action}
        </Button>
      </div>
    </section>
  );
}
