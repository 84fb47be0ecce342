import { PostCard } from './post-card.tsx'
import { PostDialog } from './post-dialog.tsx'
import { BlogFrame } from './post-frame.tsx'
import { type BlogPost, POSTS } from './posts.ts'

type Props = {
  /** The post named in the URL; null when no post is open. */
  openPost: BlogPost | null
  onClose: () => void
}

/** The blog: a card for each post, and the dialog of the open one. */
export const BlogPage = ({ openPost, onClose }: Props) => (
  <>
    <BlogFrame
      cards={POSTS.map((post, index) => ({ key: post.slug, card: <PostCard post={post} eager={index === 0} /> }))}
    />
    {openPost && <PostDialog key={openPost.slug} post={openPost} onClose={onClose} />}
  </>
)
