import { Link } from '@tanstack/react-router'
import { imageSrc } from '../../lib/image-src.ts'
import * as text from '../../messages/en/blog/blog.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoImage } from '../../ui/picture.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { PostFrame } from './post-frame.tsx'
import type { BlogPost } from './posts.ts'

/** A post's card: image, title, opening lines and a link to the whole text. */
export const PostCard = ({ post, eager }: { post: BlogPost; eager: boolean }) => (
  <PostFrame
    colour={post.colour}
    picture={
      <ScenePicture
        src={imageSrc(post.image)}
        alt={post.alt}
        eager={eager}
        fallback={<NoImage />}
        className={`size-full object-cover ${eager ? 'first-picture' : ''}`}
      />
    }
  >
    <div className="flex grow flex-col p-6">
      <h2 className="text-2xl">{post.title}</h2>
      <p className="mt-3 text-muted">{post.opening}</p>
      <div className="mt-auto flex flex-col items-start justify-between gap-4 pt-6 lg:flex-row lg:items-end">
        <p className="text-sm">
          <span className="block font-[650]">{post.author}</span>
          <span className="text-muted">{post.byline}</span>
        </p>
        <Link
          to="/blog"
          search={{ story: post.slug }}
          resetScroll={false}
          aria-label={text.readMoreOf(post.title)}
          className={`${buttonClass('main')} shrink-0`}
        >
          {text.readMore}
          <span className="sr-only">{post.title}</span>
        </Link>
      </div>
    </div>
  </PostFrame>
)
