import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import type { NavUser } from './nav-links.ts'

const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = { user: NavUser | null; className: string; label?: string; children: ReactNode }

/** Opens the menu of a phone, a sheet with what its tabs do not have. `label` names a button without text. */
export function MenuButton({ user, className, label, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  const [opened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    sheet.current?.showModal()
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-label={label} className={className} onClick={open}>
        {children}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop */}
      <dialog
        ref={sheet}
        aria-label={text.menu}
        onClick={(event) => event.target === sheet.current && close()}
        className="phone-sheet menu-sheet"
      >
        <Suspense>{opened && <MobileMenu user={user} close={close} />}</Suspense>
      </dialog>
    </>
  )
}
