/** State U of a deposit: what is missing, how long it takes, and the conditions of getting money out all the same (T3). */
import { getVerification } from '@bahi/contract/verification.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { depositTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

export function VerifyFirst() {
  const t = useTexts(depositTexts);
  const { data } = useCall(getVerification, {});
  const isReviewed = data?.state === 'under_review';
  return (
    <div className="flex flex-col gap-5 px-4 pt-2">
      <section className="flex flex-col items-start gap-3 rounded-control bg-wash p-4">
        <div>
          <h2 className="font-semibold">{isReviewed ? t.reviewTitle : t.verifyTitle}</h2>
          <p className="text-ink-2">{isReviewed ? t.reviewBody(data.promiseMinutes) : t.verifyBody}</p>
        </div>
        <Button
          size="medium"
          variant={isReviewed ? 'soft' : 'primary'}
          href={href('/information/authInfo', { return: '/information/recharge' })}
        >
          {isReviewed ? t.see : t.verify}
        </Button>
      </section>
      <WayOut isOpen />
    </div>
  );
}
