import fc from 'fast-check'
import { runs } from './whole.ts'

// Before each file: the random runs of tests that do not give their number, which are 100.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) })
