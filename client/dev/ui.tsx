import '../src/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import ThemeSwitch from '../src/ui/theme-switch.tsx'
import { Toasts } from '../src/ui/toasts.tsx'
import { Controls } from './controls.tsx'
import { Maps } from './maps.tsx'
import { Overlays } from './overlays.tsx'
import { Pictures } from './pictures.tsx'
import { Section } from './section.tsx'
import { Tokens } from './tokens.tsx'
import './ui.css'

// All components of `src/ui` in their states. `npm run dev` serves it at /dev/ui; the build does not include it.
const Parts = () => (
  <>
    <header className="parts-head">
      <h1>The parts of Saathi</h1>
      <ThemeSwitch />
    </header>
    <main className="wrap">
      <Section title="Tokens">
        <Tokens />
      </Section>
      <Controls />
      <Pictures />
      <Maps />
      <Overlays />
    </main>
    <Toasts />
  </>
)

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Parts />
  </StrictMode>,
)
