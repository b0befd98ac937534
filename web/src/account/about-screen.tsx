/** information/aboutInfo: what runs here, under which licence, where prices come from, and every charge. */
import { configJson, useConfig } from '../data/config.ts';
import { useTexts } from '../i18n/texts.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { Screen } from '../shell/screen.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { accountTexts } from './texts.ts';

interface ChargeInfo {
  readonly component: string;
  readonly rate: string;
  readonly cap?: string;
  readonly side: string;
}

export default function AboutScreen() {
  const t = useTexts(accountTexts);
  const { title = '', version = '', mode, calendar = '' } = useConfig();
  return (
    <Screen title={t.aboutTitle} isNarrow>
      <ListGroup title={title}>
        <ListRow title={t.version} value={version} />
        {mode === 'practice' && <ListRow title={t.mode} detail={t.modePractice} />}
        <ListRow title={t.calendar} detail={nameOf(t.calendars, calendar)} />
        <ListRow title={t.source} detail={t.sourceBody} />
      </ListGroup>
      <Charges title={t.charges} of="charges" />
      <Charges title={t.fundCharges} of="fund_charges" />
      <p className="px-4 pt-2 text-small text-ink-2">{t.chargesBody}</p>
      <ListGroup title={t.licence}>
        <ListRow title="AGPL-3.0" detail={t.licenceBody} />
        <ListRow title={t.thirdParty} detail={t.thirdPartyBody} />
      </ListGroup>
    </Screen>
  );
}

function Charges({ title, of }: { readonly title: string; readonly of: 'charges' | 'fund_charges' }) {
  const t = useTexts(accountTexts);
  return (
    <ListGroup title={title}>
      {configJson<readonly ChargeInfo[]>(of, []).map((charge) => (
        <ListRow key={charge.component} title={nameOf(t.chargeNames, charge.component)} detail={describe(t, charge)} />
      ))}
    </ListGroup>
  );
}

function nameOf(names: Readonly<Record<string, string>>, component: string): string {
  return names[component] ?? component;
}

function describe(
  t: Awaited<ReturnType<typeof accountTexts.load>>,
  { component, rate, cap, side }: ChargeInfo,
): string {
  const sides: Readonly<Record<string, string>> = t.chargeSide;
  const base = component === 'gst' ? t.chargeBase(`${rate}%`) : t.chargeOf(`${rate}%`, sides[side] ?? '');
  return cap === undefined ? base : `${base}${t.chargeCap(formatAmount(cap))}`;
}
