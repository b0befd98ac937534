/**
 * `first-view`: milliseconds on a phone with nothing cached, signed in, from the request for the page until its figure stands: the balance of
 * home, the price of an instrument; and from there to the ticket. Medians, with the largest paint and what moved.
 */
import { medianOf } from './alternate.ts';
import { onBuiltApp, print } from './built-app.ts';
import { lookAt, type View, type VIEWS } from './view-load.ts';

const LOOKS = 9;

await onBuiltApp('first-view', async ({ browser, origin, customer }) => {
  const looks: Record<keyof typeof VIEWS, View[]> = { home: [], detail: [] };
  // The first of each is the server's warm-up. In turns, so that a machine that slows down slows both.
  for (let look = 0; look <= LOOKS; look += 1)
    for (const name of ['home', 'detail'] as const) {
      const view = await lookAt(browser, { origin, reader: customer, name });
      if (look > 0) looks[name].push(view);
    }
  for (const name of ['home', 'detail'] as const)
    print({
      name: 'first-view-of',
      view: name,
      figure_ms: median(looks[name], ({ figureMs }) => figureMs),
      largest_ms: median(looks[name], ({ largestMs }) => largestMs),
      shift: Number(medianOf(looks[name].map(({ shift }) => shift)).toFixed(3)),
    });
  print({
    name: 'first-view',
    home_ms: median(looks.home, ({ figureMs }) => figureMs),
    detail_ms: median(looks.detail, ({ figureMs }) => figureMs),
    ticket_ms: median(looks.detail, ({ ticketMs }) => ticketMs ?? 0),
  });
});

function median(looks: readonly View[], of: (view: View) => number): number {
  return Math.round(medianOf(looks.map(of)));
}
