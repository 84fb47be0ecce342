import { FormError } from '../../../ui/form-error.tsx'
import { LogInToAct } from '../log-in-to-act.tsx'
import type { Failure } from './use-act.ts'

/** What an act has failed with, where no field shows it. */
export const ActError = ({ error }: { error: Failure | null }) => (
  <>
    <FormError>{error?.message}</FormError>
    {error?.needsLogin && <LogInToAct />}
  </>
)
