import { useTitle } from '../../../lib/use-title.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { BarStrip } from './bar-strip.tsx'

/** The page of an address at which nothing is, whatever the reason. */
export function GonePage({ title, text, toHome }: { title: string; text: string; toHome: string }) {
  useTitle(title)
  return (
    <>
      <BarStrip />
      <div className="wrap max-w-2xl py-14 md:py-24">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-4 mb-7 text-lg text-muted">{text}</p>
        <AppLink to="/" className={buttonClass('main')}>
          {toHome}
        </AppLink>
      </div>
    </>
  )
}
