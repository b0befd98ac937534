/** The queue of verifications, and who decides its cases. */
export const verification = { identity: ['identity_reviewer'] } as const;
