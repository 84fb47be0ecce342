import { defineConfig } from 'drizzle-kit'
import { CASING } from './server/src/db/columns.ts'

export default defineConfig({
  dialect: 'postgresql',
  casing: CASING,
  schema: './server/src/db/schema/*.ts',
  out: './migrations',
})
