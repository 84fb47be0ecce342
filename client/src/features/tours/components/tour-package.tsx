import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { tourTypeLabel } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { RichText } from '../../../ui/rich-text.tsx'

/** The tour type and the package of a tour; nothing for a tour without a package. */
export const TourPackage = ({ tour: { packageId } }: { tour: Tour }) =>
  packageId && (
    <p className="mb-1.5 text-muted text-sm">
      <RichText
        text={text.afterPackage(tourTypeLabel(packageId.tourType), packageId.name)}
        tags={{
          type: (words) => <span className="font-[650] text-teal">{words}</span>,
          link: (words) => (
            <Link
              to="/packages/$packageId"
              params={{ packageId: packageId._id }}
              className="font-[650] text-teal underline-offset-4 hover:underline"
            >
              {words}
            </Link>
          ),
        }}
      />
    </p>
  )
