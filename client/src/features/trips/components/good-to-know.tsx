import * as text from '../../../messages/en/trips/trips.ts'

export const GoodToKnow = ({ sentences }: { sentences: string[] }) => (
  <section className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6">
    <h2 className="text-lg">{text.goodToKnow}</h2>
    <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm marker:text-terra">
      {sentences.map((sentence) => (
        <li key={sentence} className="[overflow-wrap:anywhere]">
          {sentence}
        </li>
      ))}
    </ul>
  </section>
)
