/** The blog posts, for their cards and link previews; a post's URL is `/blog?story={slug}`. */
export const BLOG_POSTS = [
  {
    slug: 'the-wind-came-on-the-third-morning',
    title: 'The wind came on the third morning',
    image: 'pictures/three-mornings-of-wind-at-bir.svg',
    opening: 'I had four days of leave, a fear of heights, and a sister who had stopped believing that I would go.',
  },
  {
    slug: 'lunch-takes-an-afternoon',
    title: 'Lunch takes an afternoon',
    image: 'pictures/konkan-slowly.svg',
    opening: 'I host tours now. The first one had two people in it, and one of them was my cousin.',
  },
  {
    slug: 'my-mother-and-forty-eight-steps',
    title: 'My mother and forty-eight steps',
    image: 'pictures/kashi-to-the-bodhi-tree.svg',
    opening: 'My mother is seventy-one. She had wanted to see Kashi since before I was born.',
  },
] as const
