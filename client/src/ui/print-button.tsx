import { Printer } from 'lucide-react'
import * as text from '../messages/en/lib/controls.ts'
import { Button } from './button.tsx'

/** Opens the print dialog; `print.css` has the print styles. */
export const PrintButton = () => (
  <Button variant="quiet" onClick={() => window.print()}>
    <Printer aria-hidden className="size-4.5" />
    {text.print}
  </Button>
)
