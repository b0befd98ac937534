/** Whose case it is, with the way to the case file: in a tab of its own, so that the case stays claimed and its pictures shown. */
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Link } from '@mui/material';
import { useTexts } from '../i18n/wording.ts';
import { Fact } from './columns.tsx';
import { useKeys } from './use-keys.ts';

export interface CaseCustomer {
  readonly id: string;
  readonly account: string;
  /** As verified. */
  readonly name?: string | null;
}

export function CustomerFact({ customer: { id, account, name = null } }: { customer: CaseCustomer }) {
  const { queues } = useTexts();
  const address = `#/customers?customer=${id}`;
  useKeys({ customer: () => void open(address, '_blank') });
  return (
    <Fact label={queues.customer}>
      {/* With an opener the tab has this session. */}
      <Link href={address} target="_blank" rel="opener" title={queues.openCustomer}>
        {name === null ? account : `${name} · ${account}`}
        <OpenIcon aria-label={queues.openCustomer} sx={{ fontSize: '0.875rem', ml: 0.5, verticalAlign: '-2px' }} />
      </Link>
    </Fact>
  );
}
