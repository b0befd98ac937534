/// <reference types="vite/client" />
declare module '*.css';

interface ImportMetaEnv {
  /** Put in by the build (vite.config.ts). */
  readonly BAHI_ORIGIN?: string;
}
