import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../src/ui/button.tsx'
import { Checkbox } from '../src/ui/checkbox.tsx'
import { Field, PasswordField, TextArea } from '../src/ui/field.tsx'
import { FormError } from '../src/ui/form-error.tsx'
import { PrintButton } from '../src/ui/print-button.tsx'
import { SearchField } from '../src/ui/search-field.tsx'
import { Select } from '../src/ui/select.tsx'
import { ShareButton } from '../src/ui/share-button.tsx'
import ThemeSwitch from '../src/ui/theme-switch.tsx'
import { Section, State } from './section.tsx'

const CITIES = [
  ['mumbai', 'Mumbai'],
  ['kolkata', 'Kolkata'],
] as const

export const Controls = () => (
  <>
    <Section title="Buttons">
      <State name="Main: at rest, disabled, busy">
        <div className="parts-row">
          <Button>Join Tour</Button>
          <Button disabled>Join Tour</Button>
          <Button aria-disabled>Loading...</Button>
        </div>
      </State>
      <State name="Quiet: at rest, disabled, destructive">
        <div className="parts-row">
          <Button variant="quiet">Cancel</Button>
          <Button variant="quiet" disabled>
            Cancel
          </Button>
          <Button variant="quiet" className="text-terra!">
            Cancel tour
          </Button>
        </div>
      </State>
      <State name="With an icon; a link; a long label">
        <div className="parts-row">
          <Button>
            <Heart aria-hidden className="size-5" />
            Favorite
          </Button>
          <a href="#top" className={buttonClass('quiet')}>
            Read More
          </a>
          <Button>Finding Recommendations for ten people from Hyderabad</Button>
        </div>
      </State>
      <State name="Share and print">
        <div className="parts-row">
          <ShareButton label="Share" text="A trip" url="https://saathi.example/" />
          <PrintButton />
        </div>
      </State>
      <State name="Theme switch">
        <div className="parts-night">
          <ThemeSwitch />
        </div>
      </State>
    </Section>
    <Section title="Fields">
      <State name="Empty, with a hint">
        <Field label="Home city" hint="Companions from your city come up sooner." placeholder="Pune" />
      </State>
      <State name="With an error">
        <Field label="Name" defaultValue="" error="Name is required." />
      </State>
      <State name="Read-only">
        <Field label="Email" readOnly value="asha@example.in" />
      </State>
      <State name="Disabled">
        <Field label="Verification code" disabled value="424242" readOnly />
      </State>
      <State name="Password">
        <PasswordField label="Password" defaultValue="monsoon-42" autoComplete="off" />
      </State>
      <State name="Long text">
        <TextArea label="Bio" placeholder="Tell us about yourself..." />
      </State>
      <State name="Select">
        <Choice />
      </State>
      <State name="Search field">
        <SearchField label="Search tours" placeholder="Spiti, coracle, train" value="" onChange={() => {}} />
      </State>
      <State name="Checkbox">
        <Checkbox label="I am 18 or older" hint="We store only the date on which you confirmed it." />
      </State>
      <State name="Form error">
        <FormError>Passwords do not match</FormError>
      </State>
    </Section>
  </>
)

function Choice() {
  const [city, setCity] = useState<(typeof CITIES)[number][0]>('mumbai')
  return <Select label="Starting from" name="city" value={city} choices={CITIES} onChange={setCity} />
}
