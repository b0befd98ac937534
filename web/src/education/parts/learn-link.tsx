/** From where the permission for leverage and shorts is missing to Learn, and back to this very place. */
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { usePane } from '../../shell/pane.tsx';
import { InlineLink } from '../../ui/inline-link.tsx';
import { educationTexts } from '../texts.ts';

export function LearnLink() {
  const t = useTexts(educationTexts);
  const { path, search } = usePane();
  const here = search === '' ? path : `${path}?${search}`;
  return <InlineLink to={href('/information/faq', { tab: 'learn', return: here })}>{t.link}</InlineLink>;
}
