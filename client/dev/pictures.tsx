import { Avatar } from '../src/ui/avatar.tsx'
import { Carousel } from '../src/ui/carousel.tsx'
import { ClampedText } from '../src/ui/clamped-text.tsx'
import Gallery from '../src/ui/gallery.tsx'
import { PatternBanner } from '../src/ui/pattern-banner.tsx'
import { NoImage } from '../src/ui/picture.tsx'
import { SectionHead } from '../src/ui/section-head.tsx'
import { Section, State } from './section.tsx'

const IMAGES = ['pictures/hampi.svg', 'pictures/hampi-dusk.svg', 'pictures/kochi.svg']
const ADDRESSES = IMAGES.map((image) => `/api/${image}`)
const PEOPLE = ['Asha Rao', 'आशा राव', 'தமிழ்ச் செல்வி', 'Joseph Fernandes', 'Tenzin', 'Meenakshi Sundaram Iyer']
const LONG = 'From the ghats at first light to the last ferry, with time for tea wherever tea is made. '.repeat(8)

export const Pictures = () => (
  <>
    <Section title="Pictures">
      <State name="Carousel of three">
        <div className="parts-frame">
          <Carousel images={IMAGES} name="Hampi" sizes="24rem" />
        </div>
      </State>
      <State name="Carousel of one">
        <div className="parts-frame">
          <Carousel images={IMAGES.slice(0, 1)} name="Hampi" sizes="24rem" />
        </div>
      </State>
      <State name="Gallery, playing">
        <div className="parts-frame">
          <Gallery images={ADDRESSES} name="Hampi" playing />
        </div>
      </State>
      <State name="Missing picture">
        <div className="parts-frame">
          <NoImage />
        </div>
      </State>
      <State name="Skeleton">
        <div className="parts-stack">
          <div className="skeleton parts-frame" />
          <div className="skeleton h-6 w-4/5" />
          <div className="skeleton h-4 w-3/5" />
        </div>
      </State>
    </Section>
    <Section title="People and words">
      <State name="Avatars">
        <div className="parts-row">
          {PEOPLE.map((name) => (
            <Avatar key={name} id={name} name={name} picture={null} className="size-16" />
          ))}
        </div>
      </State>
      <State name="Pattern banner">
        <div className="h-28 overflow-hidden">
          <PatternBanner id="Asha Rao" />
        </div>
      </State>
      <State name="Text in three lines">
        <ClampedText about="this tour">{LONG}</ClampedText>
      </State>
      <State name="Head of a section" wide>
        <SectionHead id="head" title="Our Travel Packages">
          <p>Trips with a plan and a price, and people to go with.</p>
        </SectionHead>
      </State>
    </Section>
  </>
)
