/** The zone dates are shown in: the market's, from the configuration, unless the reader chose the device's. */
let zone = 'Asia/Kolkata';

export function marketZone(): string {
  return zone;
}

export function setMarketZone(next: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: next });
    zone = next;
  } catch {
    // An unknown name leaves the zone we know.
  }
}
