/** The queue of wishes, and who decides its cases. */
export const sample = { wishes: ['support'] } as const;
