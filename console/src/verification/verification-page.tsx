/** The identity queue: what a customer entered beside the photos, number by number, decided field by field. */
import { approveIdentity, getIdentityCase, rejectIdentity, revealNumber } from '@bahi/contract/staff/reviews.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { noteOf } from '../queues/case-work.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { Fact, Facts, Kbd, Part, type Mark } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn } from '../queues/decision-column.tsx';
import { Pictures } from '../queues/pictures.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import type { Picks } from '../queues/reject-form.tsx';
import { useKeys, useKeySettings } from '../queues/use-keys.ts';
import { WithheldPictures } from '../queues/withheld.tsx';
import { inOrder } from '../queues/reasons.ts';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getIdentityCase>;
type Entered = Case['entered'][number];
type Numbers = OutputOf<typeof revealNumber>;
type FieldReason = InputOf<typeof rejectIdentity>['fields'][number];
type Reason = FieldReason['reason'];

/** The numbers of the reasons follow this order, for good: fingers remember them. One digit picks one: a tenth has no key. */
const REASONS = inOrder<Reason>({
  glare: true,
  blurred: true,
  cut_off: true,
  number_differs: true,
  name_differs: true,
  wrong_document: true,
  expired: true,
  under_age: true,
  used_elsewhere: true,
});
const ofPhotos: readonly Reason[] = [
  'glare',
  'blurred',
  'cut_off',
  'wrong_document',
  'expired',
  'under_age',
  'used_elsewhere',
];
const fitting: Readonly<Record<FieldReason['field'], readonly Reason[]>> = {
  name: ['name_differs', 'under_age'],
  id_number: ['number_differs', 'wrong_document', 'expired', 'under_age', 'used_elsewhere'],
  pan: ['number_differs', 'wrong_document', 'used_elsewhere'],
  front: ofPhotos,
  back: ofPhotos,
};

const part: QueuePart<Case> = {
  queue: 'identity',
  read: (id) => ask(getIdentityCase, { case: id }),
  copied: ({ customer }) => customer.id,
  View: IdentityCase,
};

export default function VerificationPage() {
  return <QueuePage part={part} />;
}

function IdentityCase({ data, work, headingRef, onAgain }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const [isShown, setShown] = useState(false);
  const { numbers, problem, reveal } = useNumbers(data.case, work.barred === null);
  const { front, back, withheld } = data;
  const { account } = data.customer;

  const approve = () =>
    work.decide(async () => {
      const { next, needsSecond } = await ask(approveIdentity, { case: data.case, ...noteOf(work.note) });
      return { next, said: needsSecond ? queues.approvedFirst(account) : queues.approved(account) };
    });
  const reject = (picks: Picks) =>
    work.decide(async () => {
      const fields = [...picks].map(([field, reason]) => ({ field, reason }) as FieldReason);
      const { next } = await ask(rejectIdentity, { case: data.case, fields, ...noteOf(work.note) });
      return { next, said: queues.rejected(account) };
    });

  return (
    <>
      {front === null || back === null ? (
        <WithheldPictures title={texts.front} why={withheld} work={work} headingRef={headingRef} onAgain={onAgain} />
      ) : (
        <Pictures
          pictures={[
            { title: texts.front, ...front },
            { title: texts.back, ...back },
          ]}
          headingRef={headingRef}
          onAgain={onAgain}
          onShown={() => setShown(true)}
        />
      )}
      <DecisionColumn
        title={texts.title}
        work={work}
        approve={{
          label: queues.approve,
          waitsFor: isShown || work.barred !== null ? null : queues.picturesLoading,
          run: () => void approve(),
        }}
        reject={{
          label: queues.reject,
          waitsFor: null,
          choices: {
            subjects: data.entered.map(({ field }) => ({
              key: field,
              label: texts.fields[field],
              reasons: fitting[field],
            })),
            reasons: REASONS.map((key) => ({ key, label: texts.reasons[key] })),
          },
          run: (picks) => void reject(picks),
        }}
        note={{ label: queues.noteInside, maximum: 500 }}
        hint={data.isSecondLook ? texts.second : texts.first}
      >
        <Facts>
          {data.entered.map((entered) => (
            <EnteredFact key={entered.field} entered={entered} idType={data.idType} numbers={numbers} />
          ))}
        </Facts>
        {work.isDecider && (
          <Reveal isShown={numbers !== null} isBarred={work.barred !== null} problem={problem} onReveal={reveal} />
        )}
        <Facts>
          <CustomerFact customer={data.customer} />
          <Fact label={texts.registered}>{when(data.customer.registeredAt)}</Fact>
          <Fact label={queues.submitted}>{when(data.submittedAt)}</Fact>
          <Fact label={texts.attempt}>{data.attempt}</Fact>
        </Facts>
        <Part title={queues.earlier}>
          {data.earlier.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{queues.noEarlier}</Typography>}
          {data.earlier.map(({ at, outcome, by, reasons }) => (
            <Typography key={at} sx={{ color: 'text.secondary' }}>
              {when(at)} · {texts.outcome[outcome]} · {by}
              {reasons.length > 0 && ': '}
              {reasons.map(({ field, reason }) => `${texts.fields[field]}: ${texts.reasons[reason]}`).join('; ')}
            </Typography>
          ))}
        </Part>
      </DecisionColumn>
    </>
  );
}

interface EnteredFactProps {
  readonly entered: Entered;
  readonly idType: Case['idType'];
  readonly numbers: Numbers | null;
}

const marks: Readonly<Record<Entered['check'], Mark>> = {
  same: 'good',
  differs: 'look',
  used_elsewhere: 'bad',
  ok: 'good',
  none: 'plain',
};

function EnteredFact({ entered: { field, value, state, check, detail }, idType, numbers }: EnteredFactProps) {
  const texts = useWords(ownWords);
  const kept = state === 'accepted' ? texts.kept : undefined;
  if (field === 'front' || field === 'back') {
    return (
      <Fact label={texts.fields[field]} finding={kept} mark={marks[check]}>
        {detail === null ? texts.photoNew : texts.photoUsed(detail)}
      </Fact>
    );
  }
  const full = { name: undefined, id_number: numbers?.idNumber, pan: numbers?.pan }[field];
  return (
    <Fact
      label={field === 'id_number' ? texts.idNumberOf(texts.idTypes[idType]) : texts.fields[field]}
      finding={kept ?? texts.checks[check]}
      mark={marks[check]}
    >
      {full ?? value}
    </Fact>
  );
}

/** Shown for as long as the case is open, and written down each time. */
function useNumbers(id: string, isAllowed: boolean) {
  const [numbers, setNumbers] = useState<Numbers | null>(null);
  const [problem, setProblem] = useState('');
  const logoutIfDenied = useLogoutIfAccessDenied();
  async function reveal() {
    if (!isAllowed || numbers !== null) return;
    setProblem('');
    try {
      setNumbers(await ask(revealNumber, { case: id }));
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem((error as Error).message);
    }
  }
  useKeys({ reveal: () => void reveal() });
  return { numbers, problem, reveal: () => void reveal() };
}

interface RevealProps {
  readonly isShown: boolean;
  readonly isBarred: boolean;
  readonly problem: string;
  onReveal(): void;
}

function Reveal({ isShown, isBarred, problem, onReveal }: RevealProps) {
  const texts = useWords(ownWords);
  const { isOn, keys } = useKeySettings();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isShown ? (
        <Typography role="status" sx={{ color: 'text.secondary', py: 1 }}>
          {texts.revealed}
        </Typography>
      ) : (
        <>
          <Button onClick={onReveal} disabled={isBarred} sx={{ minHeight: 40, gap: 1, ml: -1 }}>
            {texts.reveal}
            {isOn && <Kbd>{keys.reveal.toUpperCase()}</Kbd>}
          </Button>
          <Typography sx={{ color: 'text.secondary', flex: 1, minWidth: 160 }}>{texts.revealHint}</Typography>
        </>
      )}
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
