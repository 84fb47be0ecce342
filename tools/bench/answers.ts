// Prints as JSON how long new recommendations take; the argument is their number. Compiled before it runs: see run-built.ts.
import { recommend } from '../../server/src/features/recommend/engine.ts'
import { loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'
import { FORMS, MONTHS, NOW } from '../judges/advice/requests.ts'

/** Answers that are not measured, until the engine's code is compiled. */
const WARM_UP = 500

export type AnswerTimes = { answers: number; median: number; p99: number }

/** Computes a recommendation for forms spread over all choices and months. Times in ms, without HTTP and cache. */
function benchAnswers(count: number): AnswerTimes {
  const dataset = loadDataset()
  const times: number[] = []
  for (let index = 0; index < WARM_UP + count; index++) {
    // Steps that share no factor with the numbers of forms and months, so that neighbours differ in every field.
    const form = FORMS[(index * 997) % FORMS.length]
    const month = MONTHS[(index * 5) % MONTHS.length]
    if (!form || month === undefined) continue
    const started = performance.now()
    recommend(dataset, { ...form, month }, NOW)
    if (index >= WARM_UP) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
  return { answers: times.length, median: at(0.5), p99: at(0.99) }
}

console.log(JSON.stringify(benchAnswers(Number(process.argv[2]))))
