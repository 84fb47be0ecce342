// Prints as JSON how long new recommendations take; the argument is their number. Compiled before it runs: see run-built.ts.
import { MORE_STARTING_LOCATIONS, STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import { recommend } from '../../server/src/features/recommend/engine.ts'
import { loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'
import { findRoutes } from '../../server/src/features/recommend/routes/find-routes.ts'
import { FORMS, MONTHS, NOW } from '../judges/advice/requests.ts'

const CITIES = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]

/** Answers that are not measured, until the engine's code is compiled. */
const WARM_UP = 500

/** Routes take longer, so fewer of them are measured. */
const ROUTES_SHARE = 0.1

type Times = { answers: number; median: number; p99: number }
export type AnswerTimes = Times & { routes: Times }

/** Computes a recommendation for forms spread over all choices and months. Times in ms, without HTTP and cache. */
function benchAnswers(count: number): Times {
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
  return spreadOf(times)
}

function spreadOf(times: number[]): Times {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
  return { answers: times.length, median: at(0.5), p99: at(0.99) }
}

/** The same for routes through each place, from all cities and in all months. */
function benchRoutes(count: number): Times {
  const dataset = loadDataset()
  const times: number[] = []
  for (let index = 0; index < WARM_UP * ROUTES_SHARE + count; index++) {
    const city = CITIES[(index * 7) % CITIES.length]
    const place = dataset.destinations[(index * 37) % dataset.destinations.length]
    const month = MONTHS[(index * 5) % MONTHS.length]
    if (!city || !place || month === undefined) continue
    const started = performance.now()
    findRoutes(dataset, { city, people: 1 + (index % 6), month, places: [place.id] }, NOW)
    if (index >= WARM_UP * ROUTES_SHARE) times.push(performance.now() - started)
  }
  return spreadOf(times)
}

const answers = Number(process.argv[2])
console.log(JSON.stringify({ ...benchAnswers(answers), routes: benchRoutes(Math.ceil(answers * ROUTES_SHARE)) }))
