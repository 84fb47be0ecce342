import { ACCOUNT } from './articles/account.ts'
import type { Article } from './articles/article.ts'
import { COMPANY } from './articles/company.ts'
import { TRIPS } from './articles/trips.ts'

export type { Article }

/** The help pages: what is true of this product, and nothing else. `asks` are ways in which people put the question. */
export const ARTICLES: Article[] = [...TRIPS, ...ACCOUNT, ...COMPANY]
