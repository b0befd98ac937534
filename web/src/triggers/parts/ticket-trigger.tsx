/** The trigger order in the ticket: it opens a position once a price is reached. */
import { TriggerForm, type TriggerFormProps } from './trigger-form.tsx';

const KINDS = ['gtt', 'stop', 'stop_limit', 'trailing'] as const;

export default function TicketTrigger(props: Omit<TriggerFormProps, 'kinds' | 'position'>) {
  return <TriggerForm {...props} kinds={KINDS} position={null} />;
}
