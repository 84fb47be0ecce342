// npm run map: draws the ground of the map again.
import { writeFileSync } from 'node:fs'
import { groundFile } from './ground.ts'

writeFileSync(new URL('../../src/ui/map/ground.json', import.meta.url), groundFile())
