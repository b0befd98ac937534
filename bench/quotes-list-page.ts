/// <reference lib="dom" />
/** The part of the `quotes-list` bench that runs in the page: its frames, and the writes to the rows in sight. */
export interface Seen {
  readonly frames: number;
  readonly dropped_frames: number;
  readonly fps: number;
  readonly longest_frame_ms: number;
  readonly rows: number;
  readonly writes_per_row_per_s: number;
  readonly writes_of_busiest_row_in_a_s: number;
}

/** Runs in the page. A frame later than 16.7 ms stands for those that did not come. */
export async function measure({ ms, isScrolling }: { ms: number; isScrolling: boolean }): Promise<Seen> {
  const FRAME_MS = 1000 / 60;
  const table = document.querySelector('[role="table"]')!;
  const body = table.closest('[data-scroll]')!;
  const writes = new Map<Element, number[]>();
  const started = performance.now();
  const observer = new MutationObserver((records) => {
    const second = Math.floor((performance.now() - started) / 1000);
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('[role="row"]');
      if (row === null || row === undefined) continue;
      const counts = writes.get(row) ?? [];
      counts[second] = (counts[second] ?? 0) + 1;
      writes.set(row, counts);
    }
  });
  observer.observe(table, { subtree: true, childList: true, characterData: true, attributes: true });
  const gaps: number[] = [];
  await new Promise<void>((resolve) => {
    let last = performance.now();
    let way = 1;
    const frame = (now: number) => {
      gaps.push(now - last);
      last = now;
      if (isScrolling) {
        body.scrollTop += way * 12;
        if (body.scrollTop + body.clientHeight >= body.scrollHeight - 1 || body.scrollTop === 0) way = -way;
      }
      if (now - started < ms) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  observer.disconnect();
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  const box = body.getBoundingClientRect();
  const rows = [...table.querySelectorAll('[role="row"][aria-rowindex]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > box.top && top < box.bottom && row.getAttribute('aria-rowindex') !== '1';
  });
  const counts = rows.flatMap((row) => writes.get(row) ?? []).map((count) => count ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - started) / 1000;
  return {
    frames: gaps.length,
    dropped_frames: dropped,
    fps: Math.round((gaps.length / seconds) * 10) / 10,
    longest_frame_ms: Math.round(Math.max(...gaps)),
    rows: rows.length,
    writes_per_row_per_s: Math.round((total / seconds / Math.max(1, rows.length)) * 100) / 100,
    writes_of_busiest_row_in_a_s: Math.max(0, ...counts),
  };
}
