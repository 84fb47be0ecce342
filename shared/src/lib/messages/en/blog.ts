import type { BlogSlug } from '../../../blog/posts.ts'

/** The part of a post that cards and link previews show. */
export const posts = {
  'the-wind-came-on-the-third-morning': {
    title: 'The wind came on the third morning',
    opening: 'I had four days of leave, a fear of heights, and a sister who had stopped believing that I would go.',
  },
  'lunch-takes-an-afternoon': {
    title: 'Lunch takes an afternoon',
    opening: 'I host tours now. The first one had two people in it, and one of them was my cousin.',
  },
  'my-mother-and-forty-eight-steps': {
    title: 'My mother and forty-eight steps',
    opening: 'My mother is seventy-one. She had wanted to see Kashi since before I was born.',
  },
} satisfies Record<BlogSlug, { title: string; opening: string }>
