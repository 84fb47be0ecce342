import type { Tour } from '@saathi/shared/tours/schema'
import { Heart } from 'lucide-react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { useSessionEndSentence } from '../../../lib/session-end.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useTourCache } from '../tour-cache.ts'

/** The favorite button of a tour. The server's message is shown in a toast. */
export function FavoriteButton({ tour }: { tour: Tour }) {
  const auth = useAuthActions()
  const cache = useTourCache()
  const toggle = trpc.tours.favorite.useMutation()
  const { favorite } = tour.mine
  useSessionEndSentence(toggle.isPending ? text.favoriteSignedOut : null)

  async function press() {
    if (toggle.isPending) return
    if (!auth.state().providerUser) return toast.error(text.favoriteSignedOut)
    try {
      const { message, favoriteTours } = await toggle.mutateAsync({ tourId: tour._id })
      cache.put({ ...tour, mine: { ...tour.mine, favorite: favoriteTours.includes(tour._id) } })
      const { user } = auth.state()
      if (user) auth.update({ ...user, favoriteTours })
      toast.success(message)
    } catch (error) {
      // The end of a session shows its own message.
      if (auth.state().providerUser) toast.error(errorMessage(error) ?? text.favoriteFailed)
    }
  }

  return (
    <button
      type="button"
      aria-pressed={favorite}
      aria-label={text.favorite(tour.name)}
      onClick={press}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-night/65 text-on-night hover:bg-night focus-visible:outline-on-night focus-visible:outline-offset-[-5px]"
    >
      <Heart
        aria-hidden
        className={`size-5.5 transition-transform duration-200 ${favorite ? 'scale-110 fill-rose text-rose' : ''} ${toggle.isPending ? 'animate-pulse' : ''}`}
      />
    </button>
  )
}
