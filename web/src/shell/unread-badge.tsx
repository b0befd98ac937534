/** How many messages wait, on the tab of the account and on the bell. */
import { useUnread } from '../data/unread.ts';

const SHOWN_MAX = 99;

/** A plain count; its words belong to the name of what it is on. */
export function UnreadBadge() {
  const unread = useUnread() ?? 0;
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="num absolute -top-1 left-7 min-w-4.5 rounded-full bg-action px-1 text-center text-[11px] leading-4.5 font-semibold text-on-action"
    >
      {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
    </span>
  );
}
