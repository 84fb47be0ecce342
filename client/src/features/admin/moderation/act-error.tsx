import { FormError } from '../../../ui/form-error.tsx'
import { LogInToAct } from '../log-in-to-act.tsx'
import type { Failure } from './use-act.ts'

/** The error of an action that no field shows. */
export const ActError = ({ error }: { error: Failure | null }) => (
  <>
    <FormError>{error?.message}</FormError>
    {error?.needsLogin && <LogInToAct />}
  </>
)
