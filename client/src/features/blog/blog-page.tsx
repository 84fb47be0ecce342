import * as text from '../../messages/en/blog.ts'
import { PostCard } from './post-card.tsx'
import { PostDialog } from './post-dialog.tsx'
import { type BlogPost, POSTS } from './posts.ts'

type Props = {
  /** The post named in the URL; null when no post is open. */
  openPost: BlogPost | null
  onClose: () => void
}

/** The blog: a card for each post, and the dialog of the open one. */
export const BlogPage = ({ openPost, onClose }: Props) => (
  <div className="wrap pt-10 md:pt-16">
    <h1 tabIndex={-1} className="max-w-[16ch] text-[clamp(2.25rem,1rem+5vw,4rem)]">
      {text.title}
    </h1>
    <p className="mt-4 text-lg text-muted">{text.intro}</p>
    <ul className="grid gap-5 pt-10 md:grid-cols-2 md:pt-14 lg:grid-cols-3 lg:gap-6">
      {POSTS.map((post, index) => (
        <li key={post.slug} className="min-w-0 md:max-lg:first:col-span-2">
          <PostCard post={post} eager={index === 0} />
        </li>
      ))}
    </ul>
    {openPost && <PostDialog key={openPost.slug} post={openPost} onClose={onClose} />}
  </div>
)
