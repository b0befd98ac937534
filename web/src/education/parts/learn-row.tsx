/** A row of home, for whoever cannot use leverage yet: one line, and gone with the permission. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { ListRow } from '../../ui/list-group.tsx';
import { educationTexts } from '../texts.ts';

export function LearnRow() {
  const t = useTexts(educationTexts);
  const user = useCall(getUser, {}, { staleTimeMs: 60_000 }).data;
  if (user === undefined || user.isMarginEnabled) return null;
  return (
    <div className="border-b border-line">
      <ListRow title={t.title} detail={t.rowHint} href={href('/information/faq', { tab: 'learn' })} />
    </div>
  );
}
