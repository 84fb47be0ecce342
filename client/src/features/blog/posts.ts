import { type BlogSlug, BLOG_POSTS as CARDS } from '@saathi/shared/blog/posts'
import { posts } from '@saathi/shared/lib/messages/en/blog'
import * as text from '../../messages/en/blog/blog.ts'

type Card = (typeof CARDS)[number]
type PostText = {
  author: string
  /** The author's home city, the destination and the month of the trip. */
  byline: string
  alt: string
  /** Dominant colour of the image, shown until the image has loaded. */
  colour: string
  paragraphs: string[]
}
export type BlogPost = Card & (typeof posts)[BlogSlug] & PostText

const TEXTS: Record<BlogSlug, PostText> = {
  'the-wind-came-on-the-third-morning': { ...text.windOnTheThirdMorning, colour: '#e49385' },
  'lunch-takes-an-afternoon': { ...text.lunchTakesAnAfternoon, colour: '#e6d0c7' },
  'my-mother-and-forty-eight-steps': { ...text.motherAndSteps, colour: '#3b4980' },
}

/** The blog posts: slug and picture, which the server knows too, and the text. */
export const POSTS: BlogPost[] = CARDS.map((card) => ({ ...card, ...posts[card.slug], ...TEXTS[card.slug] }))

/** Finds the post with this slug; null when there is none. */
export const findPost = (slug: unknown): BlogPost | null => POSTS.find((post) => post.slug === slug) ?? null
