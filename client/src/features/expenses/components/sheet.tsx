import type { ReactNode } from 'react'
import { Drawer } from '../../../ui/drawer.tsx'

type Props = { title: string; open: boolean; persistent?: boolean; onClose: () => void; children: ReactNode }

/** A sheet of the expenses: from the foot on a phone, from the right on a desk, with its title at the top. */
export const Sheet = ({ title, open, persistent, onClose, children }: Props) => (
  <Drawer
    label={title}
    title={<span className="md:text-2xl">{title}</span>}
    open={open}
    persistent={persistent}
    onClose={onClose}
    narrow
  >
    <div className="-mt-4 flex flex-col md:-mt-2.5 md:min-h-[calc(100dvh-2.875rem)]">{children}</div>
  </Drawer>
)

/** The content of a sheet above its foot. */
export const SheetBody = ({ children }: { children: ReactNode }) => (
  <div className="grid flex-1 content-start gap-4 px-5 pt-3 pb-6 [overflow-wrap:anywhere] *:min-w-0 md:px-7">
    {children}
  </div>
)

/** The actions of a sheet, fixed at its foot. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 grid gap-2 border-line border-t bg-card px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-7">
    {children}
  </div>
)
