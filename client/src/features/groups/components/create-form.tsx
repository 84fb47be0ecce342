import { MeetingForm } from './meeting-form.tsx'
import { PollForm } from './poll-form.tsx'

const FORMS = { poll: PollForm, meeting: MeetingForm }

type Props = { kind: keyof typeof FORMS; tourId: string; onDone: () => void; onCancel: () => void }

/** Both forms in one chunk. */
export default function CreateForm({ kind, ...props }: Props) {
  const Form = FORMS[kind]
  return <Form {...props} />
}
