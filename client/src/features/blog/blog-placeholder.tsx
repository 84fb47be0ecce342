import { imageSrc } from '../../lib/image-src.ts'
import { NoImage, Picture } from '../../ui/picture.tsx'
import { BlogFrame, PostFrame } from './post-frame.tsx'
import { POSTS } from './posts.ts'

/** The head of the blog with the first post's picture, which has no evening variant, for the first paint. */
export function BlogPlaceholder() {
  const [post] = POSTS
  if (!post) return null
  const picture = (
    <Picture src={imageSrc(post.image)} alt="" eager fallback={<NoImage />} className="size-full object-cover" />
  )
  return <BlogFrame cards={[{ key: post.slug, card: <PostFrame picture={picture} /> }]} />
}
