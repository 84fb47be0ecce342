import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take over a minute, the longest first: most start processes. Their length says little of that. */
const LONGEST = [
  'process.test.ts',
  'bench.test.ts',
  'replicas.test.ts',
  'first-start.test.ts',
  'backup.test.ts',
  'advice.test.ts',
  'run-once.test.ts',
  'commands.test.ts',
  'package.test.ts',
  'fuzz.test.ts',
  'faults.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.indexOf(path.basename(moduleId))
  return at < 0 ? LONGEST.length : at
}

/** Starts the longest files first, so that no worker runs one at the end while the others have nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => placeOf(a) - placeOf(b))
  }
}
