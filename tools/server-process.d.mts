export const SERVER_ARGS: readonly string[];
export function serverEnv(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
