import { createFileRoute } from '@tanstack/react-router'
import { GrievancesPage } from '../features/legal/grievances-page.tsx'

export const Route = createFileRoute('/grievances')({ component: GrievancesPage })
