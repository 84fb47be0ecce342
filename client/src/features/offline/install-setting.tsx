import { Share } from 'lucide-react'
import * as text from '../../messages/en/offline/offline.ts'
import { InstallCard } from './install-hint.tsx'

declare global {
  interface Navigator {
    /** On iPhones alone: whether it was opened from the home screen. */
    standalone?: boolean
  }
}

/** Among the settings: the offer to install the app, and on iPhones, which have none, how it is done. */
export default function InstallSetting() {
  const isSafari = 'standalone' in navigator
  return (
    <div className="mt-4 empty:hidden">
      {isSafari ? (
        !navigator.standalone && (
          <p className="flex max-w-none items-start gap-2.5 px-1 text-muted text-sm">
            <Share aria-hidden className="mt-0.5 size-5 shrink-0 text-teal" />
            {text.onIphone}
          </p>
        )
      ) : (
        <InstallCard />
      )}
    </div>
  )
}
