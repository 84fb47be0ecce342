import * as text from '../../../messages/en/trips/shared-trip.ts'

/** The numbers to call in an emergency. */
export const EmergencyNumbers = () => (
  <section aria-labelledby="emergency" className="rounded-3xl border border-line bg-card p-5 md:p-6">
    <h2 id="emergency" className="text-xl">
      {text.emergencyTitle}
    </h2>
    <ul className="mt-2">
      {text.emergencyNumbers.map(({ number, what }) => (
        <li key={number} className="border-line border-t first:border-t-0">
          <a
            href={`tel:${number}`}
            aria-label={text.callNumber(number, what)}
            className="flex min-h-12 items-center gap-4 py-2"
          >
            <span className="w-14 shrink-0 font-bold text-lg text-terra tabular-nums">{number}</span>
            <span className="text-sm">{what}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
