/** The queue of appeals against restrictions, and who decides its cases. */
export const restrictions = { appeals: ['risk', 'support'] } as const;
