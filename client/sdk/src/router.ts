// The only import from the server. The package contains a flat copy of this type instead (build.ts).
export type { AppRouter } from '@saathi/server/router'
