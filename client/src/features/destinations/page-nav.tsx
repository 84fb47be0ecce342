import * as text from '../../messages/en/destinations/destinations.ts'

const SECTIONS = [
  ['why-go', text.whyGo],
  ['highlights', text.highlights],
  ['when-to-go', text.whenToGo],
  ['good-to-know', text.goodToKnow],
  ['getting-there', text.gettingThere],
  ['costs', text.costs],
  ['stays', text.whereToStay],
  ['company', text.company],
] as const

/** Links to the sections of the page; on a phone they scroll sideways. */
export const PageNav = () => (
  <nav
    aria-label={text.onThisPage}
    className="-mx-4.5 mt-4 overflow-x-auto md:mt-8 px-4.5 md:mx-0 md:px-0 print:hidden"
  >
    <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
      {SECTIONS.map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-field bg-card px-4 font-[600] text-sm hover:bg-sunk"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
