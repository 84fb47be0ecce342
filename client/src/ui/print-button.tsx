import { Printer } from 'lucide-react'
import { Button } from './button.tsx'

/** Puts the page on paper, as `print.css` lays it out. */
export const PrintButton = () => (
  <Button variant="quiet" onClick={() => window.print()}>
    <Printer aria-hidden className="size-4.5" />
    Print
  </Button>
)
