/** The blog posts; the catalogues have their texts. A post's URL is `/blog?story={slug}`. */
export const BLOG_POSTS = [
  { slug: 'the-wind-came-on-the-third-morning', image: 'pictures/three-mornings-of-wind-at-bir.svg' },
  { slug: 'lunch-takes-an-afternoon', image: 'pictures/konkan-slowly.svg' },
  { slug: 'my-mother-and-forty-eight-steps', image: 'pictures/kashi-to-the-bodhi-tree.svg' },
] as const

export type BlogSlug = (typeof BLOG_POSTS)[number]['slug']
