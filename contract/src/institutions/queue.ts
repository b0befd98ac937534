/** The queue of requests for seats, and who decides its cases. */
export const institutions = { seats: ['identity_reviewer', 'risk'] } as const;
