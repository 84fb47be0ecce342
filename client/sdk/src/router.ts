// The one thing that is known of the server. In the package a flat copy of this type stands in its place: see build.ts.
export type { AppRouter } from '@saathi/server/router'
