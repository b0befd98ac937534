import { RequestTimeline } from '../requests/parts/request-timeline.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { GateChecklist } from '../ui/gate-checklist.tsx';
import { Sparkline } from '../ui/sparkline.tsx';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';
import { Block } from './part.tsx';

const tones: readonly [Tone, string][] = [
  ['neutral', 'Long 5×'],
  ['info', 'Working'],
  ['waiting', 'Pay within 1 day'],
  ['success', 'Filled'],
  ['error', 'Rejected'],
  ['locked', 'Locked until T+1'],
  ['ended', 'Cancelled'],
];

export function SlipPart() {
  return (
    <>
      <Block name="Slip">
        <Slip title="Buy Varuna Motors" hasTitle>
          <SlipRow label="Value" value="98,430.00" />
          <SlipRow label="Fee and stamp tax" value="152.57" note="Brokerage 20.00 · STT 98.43 · others 34.14" />
          <SlipRow label="You need" value="98,582.57" isTotal />
          <SlipRow label="Available" value="2,40,118.20" />
        </Slip>
        <Slip title="Long figures" tone="sunk">
          <SlipRow label="Contract amount of the whole position" value="99,99,99,99,99,999.99" />
        </Slip>
      </Block>
      <Block name="StatusChip">
        <div className="flex flex-wrap gap-2">
          {tones.map(([tone, text]) => (
            <StatusChip key={tone} tone={tone}>
              {text}
            </StatusChip>
          ))}
        </div>
        <Sparkline points={[3, 4, 2, 6, 5, 8]} previousClose={4} rate="1.2" width={128} height={40} />
      </Block>
      <Block name="RequestTimeline">
        <RequestTimeline
          label="Subscription"
          items={[
            { key: 'applied', title: 'Applied', detail: '2026.11.18 10:02:14', state: 'done' },
            { key: 'drawn', title: 'Drawn: 2 lots won', detail: '2026.11.20 16:00:00', state: 'done' },
            { key: 'pay', title: 'Pay', detail: 'Until 2026.11.21 17:00:00', state: 'now' },
            { key: 'allot', title: 'Allotted', detail: '2026.11.24', state: 'ahead' },
            { key: 'list', title: 'Listed', detail: '2026.11.25', state: 'ahead' },
          ]}
        />
        <RequestTimeline
          label="Withdrawal"
          items={[
            { key: 'asked', title: 'Requested', detail: '2026.11.18 10:02:14', state: 'done' },
            { key: 'refused', title: 'Refused: the card is not yours', detail: '2026.11.18 11:40:02', state: 'failed' },
          ]}
        />
      </Block>
      <Block name="GateChecklist">
        <GateChecklist
          label="Before you withdraw"
          gates={[
            { key: 'identity', text: 'Identity verified', isMet: true },
            { key: 'hours', text: 'Between 09:30 and 24:00', isMet: false, fix: 'Opens in 2h 21m' },
          ]}
        />
      </Block>
    </>
  );
}
