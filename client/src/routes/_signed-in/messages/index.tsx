import { createFileRoute } from '@tanstack/react-router'
import { NoConversation } from '../../../features/messages/components/messages-page.tsx'

export const Route = createFileRoute('/_signed-in/messages/')({ component: NoConversation })
