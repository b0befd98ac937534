/** Stories of grab offers; stories.ts says what the kinds mean. */
export const grab = {
  'grab.allotted': { name: 'text', shares: 'int', paid: 'money', place: 'int' },
  'grab.allotted_part': { name: 'text', shares: 'int', asked: 'int', paid: 'money', place: 'int' },
} as const;
