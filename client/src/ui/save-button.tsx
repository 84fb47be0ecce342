import type { SavedItem, SavedKind, SavedRef } from '@saathi/shared/social/saved'
import { useNavigate } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasSessionHint } from '../lib/auth.ts'
import { useAuth, useAuthActions } from '../lib/auth-context.tsx'
import { errorMessage } from '../lib/errors.ts'
import { keepPendingSave, takePendingSave } from '../lib/pending-save.ts'
import { useSessionEndSentence } from '../lib/session-end.ts'
import { trpc } from '../lib/trpc.ts'
import * as text from '../messages/en/lib/controls.ts'
import { toast } from './toasts.tsx'

type Props = {
  kind: SavedKind
  id: string
  /** The name of the package or destination, for the accessible name. */
  name: string
  /** `round` is for pictures; `labelled` is a button with a text. */
  variant?: 'round' | 'labelled'
  className?: string
  /** Pressed to save, also by a visitor who logs in first. */
  onSave?: () => void
}

const LOOKS = {
  round:
    'grid size-11 shrink-0 place-items-center rounded-full bg-night/65 text-on-night hover:bg-night focus-visible:outline-on-night focus-visible:outline-offset-[-5px]',
  labelled:
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border border-field bg-card px-6 py-1.5 font-[650] text-ink leading-tight hover:bg-sunk',
}

/** Saves a package or a destination, or removes it. All buttons share one list, which is fetched once. */
export default function SaveButton({ kind, id, name, variant = 'round', className = '', onSave }: Props) {
  const { user } = useAuth()
  const auth = useAuthActions()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const list = trpc.saved.list.useQuery(undefined, { enabled: user?.consented === true })
  const add = trpc.saved.add.useMutation()
  const remove = trpc.saved.remove.useMutation()
  const ref = { kind, id } as SavedRef
  const button = useRef<HTMLButtonElement>(null)
  const busy = add.isPending || remove.isPending
  const isThis = (item: SavedItem) => item.kind === kind && item.id === id
  const saved = list.data?.items.some(isThis) ?? false
  useSessionEndSentence(busy ? text.logInToSave : null)

  async function press() {
    if (busy) return
    if (!saved) onSave?.()
    // A visitor logs in first and comes back to this page; a returning user waits for the session.
    const isSignedIn = hasSessionHint() && (await auth.isSignedIn().catch(() => false))
    if (!isSignedIn) {
      keepPendingSave(ref)
      return navigate({ to: '/login', search: { from: location.pathname + location.search } })
    }
    await save(!saved)
  }

  async function save(wanted: boolean) {
    try {
      if (!wanted) {
        await remove.mutateAsync(ref)
        utils.saved.list.setData(undefined, (data) => data && { items: data.items.filter((item) => !isThis(item)) })
      } else {
        await add.mutateAsync(ref)
        await utils.saved.list.cancel() // a first read that is under way would count as the new one
        await utils.saved.list.invalidate()
      }
      toast.success(wanted ? text.addedToSaved : text.removedFromSaved)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.saveFailed)
    }
  }

  // What a visitor pressed before the log-in is done when they are back, and in view.
  const ready = list.data !== undefined
  const finish = useEffectEvent(() => {
    if (!takePendingSave(ref)) return
    button.current?.scrollIntoView({ block: 'center' })
    if (!saved) save(true)
  })
  useEffect(() => {
    if (ready) finish()
  }, [ready])

  return (
    <button
      ref={button}
      type="button"
      aria-pressed={saved}
      aria-label={text.saveName(name)}
      onClick={press}
      className={`${LOOKS[variant]} ${className}`}
    >
      <Heart
        aria-hidden
        className={`size-5.5 transition-transform duration-200 ${saved ? 'scale-110 fill-rose text-rose' : ''} ${busy ? 'animate-pulse' : ''}`}
      />
      {variant === 'labelled' && (saved ? text.saved : text.save)}
    </button>
  )
}
