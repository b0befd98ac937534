/** The seat of the customer's institution: what it is, the own request for it, or why there is none to ask for. */
import { cancelSeat, getSeat, leaveSeat, requestSeat } from '@bahi/contract/institutions/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useServerNow } from '../../data/clock.ts';
import { WAITING_REFETCH_MS } from '../../data/requests.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommand } from '../../data/use-command.ts';
import { marketZone } from '../../data/zone.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { useFrozenReason } from '../../restrictions/parts/frozen.ts';
import { href } from '../../shell/location.ts';
import { toast } from '../../shell/toast.ts';
import { ListGroup, ListRow } from '../../ui/list-group.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { seatTexts } from './texts.ts';

type SeatState = OutputOf<typeof getSeat>;
type Seat = NonNullable<SeatState['seat']>;

const tones: Readonly<Record<Seat['state'], Tone>> = {
  pending: 'waiting',
  approved: 'success',
  rejected: 'error',
  cancelled: 'ended',
  ended: 'ended',
};

export default function SeatSection({ isVerified }: { readonly isVerified: boolean }) {
  const from = useCall(getSeat, {}, { refetchMs: WAITING_REFETCH_MS });
  return <Loaded from={from}>{(state) => <Section state={state} isVerified={isVerified} />}</Loaded>;
}

function Section({ state, isVerified }: { readonly state: SeatState; readonly isVerified: boolean }) {
  const t = useTexts(seatTexts);
  const language = useLanguage();
  const { seat, institution, isTaken } = state;
  // Who belongs to none has nothing to read about it.
  if (institution === null && seat === null) return null;
  const isOver = seat === null || (seat.state !== 'pending' && seat.state !== 'approved');
  const detail = seat?.state === 'approved' ? t.own(seat.institution[language]) : t.meaning;
  return (
    <ListGroup title={t.title}>
      <ListRow
        title={(seat?.institution ?? institution)![language]}
        detail={detail}
        {...(seat === null ? {} : { value: <StatusChip tone={tones[seat.state]}>{t.state[seat.state]}</StatusChip> })}
      />
      {(seat?.state === 'rejected' || seat?.state === 'ended') && <Rejected seat={seat} />}
      {seat?.state === 'pending' && <Waiting seat={seat} />}
      {seat?.state === 'approved' && <Leave seat={seat} />}
      {isOver && isTaken && <p className="border-t border-line bg-surface px-4 py-3 text-ink-2">{t.taken}</p>}
      {isOver && !isTaken && !isVerified && <ListRow title={t.unverified} href={href('/information/authInfo')} />}
      {isOver && !isTaken && isVerified && institution !== null && <Ask />}
    </ListGroup>
  );
}

function Rejected({ seat: { reason, note } }: { readonly seat: Seat }) {
  const t = useTexts(seatTexts);
  if (reason === null && note === null) return null;
  return (
    <div className="border-t border-line bg-surface px-4 py-3">
      {reason !== null && <p>{t.reasons[reason]}</p>}
      {note !== null && <p className="wrap-anywhere text-ink-2">{note}</p>}
    </div>
  );
}

function Waiting({ seat: { id, promisedBy } }: { readonly seat: Seat }) {
  const t = useTexts(seatTexts);
  const now = useServerNow();
  const at = formatDateTime(promisedBy, marketZone());
  const command = useCommand(cancelSeat, {
    keepAs: `seat-cancel-${id}`,
    changes: [getSeat],
    onDone: () => toast(t.cancelled),
  });
  return (
    <RequestForm
      form={() => command.send({ seat: id })}
      command={command}
      action={t.cancel}
      variant="outline"
      label={t.cancel}
      className="border-t border-line bg-surface px-4 py-3"
    >
      <p className="text-ink-2">{promisedBy < now ? t.late(at) : t.by(at)}</p>
    </RequestForm>
  );
}

function Leave({ seat: { id } }: { readonly seat: Seat }) {
  const t = useTexts(seatTexts);
  const command = useCommand(leaveSeat, {
    keepAs: `seat-leave-${id}`,
    changes: [getSeat],
    onDone: () => toast(t.left),
  });
  return (
    <RequestForm
      form={() => command.send({ seat: id })}
      command={command}
      action={t.leave}
      variant="outline"
      label={t.leave}
      className="border-t border-line px-4 py-3"
    >
      <p className="text-ink-2">{t.leaveHint}</p>
    </RequestForm>
  );
}

function Ask() {
  const t = useTexts(seatTexts);
  const frozen = useFrozenReason();
  const form = useForm({
    keptAs: 'seat-request',
    idPrefix: 'seat',
    initial: { position: '' },
    rules: { position: (value) => (value.trim().length < 2 ? t.enterPosition : null) },
    onSubmit: ({ position }) => command.send({ position }),
  });
  const command = useCommand(requestSeat, {
    keepAs: 'seat-request',
    changes: [getSeat],
    onDone() {
      form.forget();
      toast(t.requested);
    },
    onRefused: useRejected(form, {}),
  });
  return (
    <RequestForm
      form={form}
      command={command}
      action={t.request}
      blockedBecause={frozen}
      variant="soft"
      label={t.request}
      className="border-t border-line bg-surface px-4 py-3"
    >
      <TextField {...form.field('position')} label={t.position} hint={t.positionHint} maxLength={80} isRequired />
    </RequestForm>
  );
}
