import { Compass, Heart, Luggage } from 'lucide-react'
import * as text from '../../messages/en/shell/shell.ts'
import { PhoneTab } from './phone-tab.tsx'

/** The tabs of a signed-in user beside Home and the messages. */
export default function OwnTabs() {
  return (
    <>
      <PhoneTab to="/tours" label={text.tours} Icon={Compass} />
      <PhoneTab to="/trips" label={text.trips} Icon={Luggage} />
      <PhoneTab to="/matching" label={text.matching} Icon={Heart} />
    </>
  )
}
