import type { PhotoItem } from '@saathi/shared/moderation/admin'
import { type ReactNode, useId } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { imageSrc } from '../../../lib/image-src.ts'
import { PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Picture } from '../../../ui/picture.tsx'
import { NoteDecision } from './note-decision.tsx'
import { PersonLink } from './person-link.tsx'
import { useAct } from './use-act.ts'
import { ViewSection } from './view-section.tsx'

/** Few at once: each brings its picture with it. */
const PAGE = 6

/** Pictures with a gesture, each beside the profile picture. */
export function Photos() {
  const list = trpc.admin.photos.useInfiniteQuery({ limit: PAGE }, PAGED)
  return (
    <ViewSection
      title={text.photos}
      note={text.photosMean}
      list={list}
      empty={text.noPhotos}
      className="xl:grid-cols-2"
    >
      {(photo) => <Photo key={photo.checkId} photo={photo} />}
    </ViewSection>
  )
}

const PICTURE = 'aspect-square w-full rounded-2xl bg-sunk object-contain'

function Photo({ photo: { checkId, sentAt, person, gesture, picture } }: { photo: PhotoItem }) {
  const id = useId()
  const decide = trpc.admin.decidePhoto.useMutation()
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
      <NoteDecision
        subject={`photo ${checkId}`}
        act={useAct()}
        noteClass="[&_textarea]:min-h-14"
        choices={[
          { label: text.accept, decide: (note) => decide.mutateAsync({ checkId, outcome: 'accepted', note }) },
          { label: text.decline, decide: (note) => decide.mutateAsync({ checkId, outcome: 'declined', note }) },
        ]}
      />
    </section>
  )
}

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className="m-0 flex flex-col">
    <figcaption className="mb-1.5 text-muted text-xs">{label}</figcaption>
    {children}
  </figure>
)
