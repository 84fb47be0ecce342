import { priceEach } from '@saathi/shared/lib/money'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { Link } from '@tanstack/react-router'
import * as text from '../../messages/en/destinations/destinations.ts'
import { LinkedRow, ROW_LINK } from '../../ui/linked-row.tsx'
import { COLUMNS, Section } from './section.tsx'

/** The packages that go there. */
export const Packages = ({ items }: { items: PackageCard[] }) => (
  <Section id="packages" title={text.packages}>
    <ul className={`gap-3 ${COLUMNS}`}>
      {items.map(({ _id, name, images, nights, price }) => (
        <li key={_id}>
          <LinkedRow
            image={images[0] ?? null}
            name={
              <Link to="/packages/$packageId" params={{ packageId: _id }} className={ROW_LINK}>
                {name}
              </Link>
            }
            facts={text.packageFacts(nights, priceEach(price))}
          />
        </li>
      ))}
    </ul>
  </Section>
)
