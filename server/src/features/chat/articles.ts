import { ACCOUNT } from './articles/account.ts'
import type { Article } from './articles/article.ts'
import { COMPANY } from './articles/company.ts'
import { TRIPS } from './articles/trips.ts'

export type { Article }

/** All help articles. */
export const ARTICLES: Article[] = [...TRIPS, ...ACCOUNT, ...COMPANY]
