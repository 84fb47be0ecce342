import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import type { PhotoItem } from '@saathi/shared/moderation/admin'
import { type ReactNode, useId } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { imageSrc } from '../../../lib/image-src.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ActError } from './act-error.tsx'
import { useDraft } from './drafts.ts'
import { partState } from './part-state.tsx'
import { PersonLink } from './person-link.tsx'
import { useAct } from './use-act.ts'

/** Few at once: each brings its picture with it. */
const PAGE = 6

/** Pictures with a gesture, each beside the profile picture. */
export function Photos() {
  const list = trpc.admin.photos.useInfiniteQuery({ limit: PAGE }, PAGED)
  const photos = itemsOf(list.data)
  return (
    <section aria-labelledby="view" className="grid gap-4">
      <div>
        <h2 id="view" className="text-xl">
          {text.photos}
        </h2>
        <p className="mt-1 text-muted text-sm">{text.photosMean}</p>
      </div>
      {partState(list) ?? (photos.length === 0 && <EmptyState>{text.noPhotos}</EmptyState>)}
      <div className="grid gap-4 xl:grid-cols-2">
        {photos.map((photo) => (
          <Photo key={photo.checkId} photo={photo} />
        ))}
      </div>
      <LoadMore list={list} label={text.more} className="justify-self-start" />
    </section>
  )
}

const PICTURE = 'aspect-square w-full rounded-2xl bg-sunk object-contain'

function Photo({ photo: { checkId, sentAt, person, gesture, picture } }: { photo: PhotoItem }) {
  const id = useId()
  const { draft, change, clear } = useDraft(`photo ${checkId}`, { note: '' })
  const { run, busy, error } = useAct()
  const decide = trpc.admin.decidePhoto.useMutation()
  async function save(outcome: 'accepted' | 'declined') {
    if (await run(() => decide.mutateAsync({ checkId, outcome, note: draft.note }))) clear()
  }
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-3xl border border-line bg-card px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="text-lg">
          <PersonLink person={person} />
        </h3>
        <p className="text-muted text-xs">{text.sentAt(dayAndTimeOf(sentAt))}</p>
      </div>
      <p className="font-[650]">{text.gesture(gesture)}</p>
      <div className="grid grid-cols-2 gap-3">
        <Side label={text.profileSide}>
          <Picture
            src={person.profilePicture && imageSrc(person.profilePicture)}
            alt={text.profilePicture(person.name)}
            className={PICTURE}
            fallback={<p className={`grid place-items-center p-4 text-muted text-sm ${PICTURE}`}>{text.noPicture}</p>}
          />
        </Side>
        <Side label={text.gestureSide}>
          <img src={picture} alt={text.gesturePicture(person.name, gesture)} className={PICTURE} />
        </Side>
      </div>
      <TextArea
        label={text.note}
        name="note"
        className="[&_textarea]:min-h-14"
        maxLength={STAFF_NOTE_MAX}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
        error={error?.field === 'note' ? error.message : null}
      />
      <ActError error={error?.field === 'note' ? null : error} />
      <div className="flex flex-wrap gap-2.5">
        <Button aria-disabled={busy} onClick={() => !busy && save('accepted')}>
          {text.accept}
        </Button>
        <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && save('declined')}>
          {text.decline}
        </Button>
      </div>
    </section>
  )
}

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className="m-0 flex flex-col">
    <figcaption className="mb-1.5 text-muted text-xs">{label}</figcaption>
    {children}
  </figure>
)
