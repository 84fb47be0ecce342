import type { Tour } from '@saathi/shared/tours'
import { Link } from '@tanstack/react-router'
import { tourTypeLabel } from '../../../lib/tour-type.ts'

/** The tour type and the package of a tour; nothing for a tour without a package. */
export const TourPackage = ({ tour: { packageId } }: { tour: Tour }) =>
  packageId && (
    <p className="mb-1.5 text-sm">
      <span className="font-[650] text-teal">{tourTypeLabel(packageId.tourType)}</span>
      <span className="text-muted">, after the package </span>
      <Link
        to="/packages/$packageId"
        params={{ packageId: packageId._id }}
        className="font-[650] text-teal underline-offset-4 hover:underline"
      >
        {packageId.name}
      </Link>
    </p>
  )
