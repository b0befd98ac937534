const texts = {
  title: (name: string) => `Alerts for ${name}`,
  priceNow: 'Price now',
  volumeNow: 'Volume today',
  kindLabel: 'Tell me when',
  kind: {
    above: 'the price reaches or passes',
    below: 'the price falls to or below',
    rise: 'it is up today by',
    fall: 'it is down today by',
    volume: 'today’s volume reaches',
  },
  value: { price: 'Price', rate: 'Percent from the previous close', volume: 'Volume' },
  unit: { shares: 'shares', units: 'units' },
  fill: (value: string) => `Set ${value}`,
  set: 'Set alert',
  once: 'It fires once, also while you are away, and then stands among your messages.',
  isSet: (what: string) => `Alert set: ${what}`,
  enter: 'Enter a value above zero.',
  notSet: 'Whether the alert is set is not known yet.',

  mine: 'Alerts set',
  what: {
    above: (value: string) => `Reaches ${value}`,
    below: (value: string) => `Falls to ${value}`,
    rise: (value: string) => `Up ${value}% today`,
    fall: (value: string) => `Down ${value}% today`,
    volume: (value: string) => `Volume ${value}`,
  },
  setAt: (time: string) => `Set ${time}`,
  firedAt: (value: string, time: string) => `Fired at ${value} · ${time}`,
  firedVolume: (value: string, time: string) => `Fired at a volume of ${value} · ${time}`,
  status: { active: 'Waiting', fired: 'Fired', cancelled: 'Deleted' },
  removeNamed: (what: string) => `Delete the alert: ${what}`,
  removed: (what: string) => `Deleted: ${what}`,
  undo: 'Undo',
  undoNamed: (what: string) => `Undo: set ${what} again`,
};

export type AlertTexts = typeof texts;
export default texts;
