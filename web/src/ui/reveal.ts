/** Scrolls a row of choices sideways until the one in force is in sight. Never moves the page. */
const ROOM_PX = 16;

export function reveal(row: HTMLElement | null, selector: string): void {
  const choice = row?.querySelector<HTMLElement>(selector);
  if (row === null || choice === null || choice === undefined) return;
  const [inside, outside] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inside.left < outside.left + ROOM_PX) row.scrollLeft += inside.left - outside.left - ROOM_PX;
  else if (inside.right > outside.right - ROOM_PX) row.scrollLeft += inside.right - outside.right + ROOM_PX;
}
