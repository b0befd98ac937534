/** On how many days home was used on this device, and whether the offer to install the app was hidden: of the device, not of its customer. */
const KEY = 'bahi.install';

export interface DaysOfUse {
  readonly days: number;
  readonly last: string;
  readonly isHidden: boolean;
}

/** Counts today once. */
export function countDay(now = new Date(), storage: Storage = localStorage): DaysOfUse {
  const use = read(storage);
  const today = now.toDateString();
  return use.last === today ? use : keep({ ...use, days: use.days + 1, last: today }, storage);
}

export function hideInstall(storage: Storage = localStorage): DaysOfUse {
  return keep({ ...read(storage), isHidden: true }, storage);
}

function read(storage: Storage): DaysOfUse {
  try {
    const { days, last, isHidden } = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<DaysOfUse>;
    return { days: Number(days) || 0, last: String(last), isHidden: isHidden === true };
  } catch {
    return { days: 0, last: '', isHidden: false };
  }
}

function keep(use: DaysOfUse, storage: Storage): DaysOfUse {
  try {
    storage.setItem(KEY, JSON.stringify(use));
  } catch {
    // A full store only costs the count.
  }
  return use;
}
