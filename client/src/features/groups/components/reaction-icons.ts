import type { Reaction } from '@saathi/shared/groups/schema'
import { HandHeart, Heart, Laugh, type LucideIcon, Sparkles, ThumbsUp } from 'lucide-react'

/** The icons of the reactions, in display order. */
export const REACTION_ICONS = {
  heart: Heart,
  thumbsUp: ThumbsUp,
  laugh: Laugh,
  wow: Sparkles,
  thanks: HandHeart,
} satisfies Record<Reaction, LucideIcon>
