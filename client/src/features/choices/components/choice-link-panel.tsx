import type { Choice } from '@saathi/shared/choices/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = { choiceId: string; title: string; link: Choice['link']; left: number }

/** The link by which friends join a choice, which its owner makes, replaces and ends. */
export function ChoiceLinkPanel({ choiceId, title, link, left }: Props) {
  const utils = trpc.useUtils()
  const create = trpc.choices.createLink.useMutation()
  const revoke = trpc.choices.revokeLink.useMutation()
  const [path, setPath] = useState<string | null>(null)
  if (left <= 0) return null
  const url = path && location.origin + path
  const isBusy = create.isPending || revoke.isPending

  async function run(action: () => Promise<string | null>) {
    if (isBusy) return
    try {
      setPath(await action())
      await utils.choices.get.invalidate({ choiceId })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }
  return (
    <section aria-labelledby="invite" className="rounded-3xl border border-line bg-card p-5">
      <h2 id="invite" className="text-xl">
        {text.invite}
      </h2>
      <p className="mt-1 text-muted text-sm">{text.linkShows}</p>
      {url && (
        <div className="mt-4 grid justify-items-start gap-3">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${text.inviteText(title)} ${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('main')}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            {text.whatsApp}
          </a>
          <ShareButton label={text.sendLink} text={text.inviteText(title)} url={url} />
          <input
            readOnly
            aria-label={text.invite}
            value={url}
            onFocus={({ target }) => target.select()}
            className="h-12 w-full rounded-xl border border-field bg-sunk px-3 text-sm"
          />
        </div>
      )}
      {link && !url && <p className="mt-3 text-sm">{text.worksUntil(spanOfDays(link.expiresOn, link.expiresOn))}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {!url && (
          <Button
            aria-disabled={isBusy}
            onClick={() => run(async () => (await create.mutateAsync({ choiceId })).path)}
            variant={link ? 'quiet' : 'main'}
          >
            {link ? text.newLink : text.makeLink}
          </Button>
        )}
        {link && (
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={() => run(async () => revoke.mutateAsync({ choiceId }).then(() => null))}
          >
            {text.revoke}
          </Button>
        )}
      </div>
    </section>
  )
}
