import fs from 'node:fs'
import path from 'node:path'

/** A Vitest reporter that writes the seconds of each file, with its hooks, to the file of TEST_SECONDS_FILE. */
export default class SlowestReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = process.env.TEST_SECONDS_FILE
    if (!file) return
    const seconds = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic()
      return [path.relative(process.cwd(), module.moduleId), (collectDuration + duration) / 1000]
    })
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(seconds)))
  }
}
