import { MessageCircleQuestion } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/chat/chat.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'

const ChatPanel = lazyComponent(() => import('./chat-panel.tsx'), {
  failed: (retry) => (
    <div className="fixed inset-x-4 bottom-[calc(9rem+env(safe-area-inset-bottom))] z-20 rounded-2xl shadow-lift md:right-6 md:bottom-22 md:left-auto md:w-104">
      <LoadFailed retry={retry} />
    </div>
  ),
})

/** The floating button of the help chat, and the chat panel once it is open. */
export function HelpChat() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={`${buttonClass('main')} fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 shadow-lift md:right-6 md:bottom-6`}
      >
        <MessageCircleQuestion aria-hidden className="size-5.5" />
        {text.open}
      </button>
      {isOpen && (
        <Suspense>
          <ChatPanel onClose={close} />
        </Suspense>
      )}
    </>
  )
}
