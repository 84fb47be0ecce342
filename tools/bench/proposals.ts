// Prints as JSON how long proposals of trips take; the argument is their number. Compiled before it runs: see run-built.ts.
import { loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'
import { proposeTrip } from '../../server/src/features/trips/propose/propose-trip.ts'
import { NOW, sampleOf } from '../judges/itineraries/requests.ts'

/** Proposals that are not measured, until the code is compiled. */
const WARM_UP = 200

export type ProposalTimes = { proposals: number; median: number; p99: number }

/** Proposes trips to all places from all cities. Times in ms, without HTTP and the database. */
function benchProposals(count: number): ProposalTimes {
  const dataset = loadDataset()
  const sample = sampleOf(1)
  const times: number[] = []
  for (let index = 0; index < WARM_UP + count; index++) {
    // A step that shares no factor with the sample, so that neighbours differ in every field.
    const request = sample[(index * 97) % sample.length]
    if (!request) continue
    const started = performance.now()
    proposeTrip(dataset, request, NOW)
    if (index >= WARM_UP) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
  return { proposals: times.length, median: at(0.5), p99: at(0.99) }
}

console.log(JSON.stringify(benchProposals(Number(process.argv[2]))))
