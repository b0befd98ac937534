export function buildWeb(): Promise<void>;
export function translateServer(): Promise<void>;
