import type { StaffRole } from '@saathi/shared/admin/rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../src/context.ts'
import { grantRole } from '../src/features/admin/queries/staff.ts'
import type { TestDb } from './db.ts'
import { makePerson, type TestPerson } from './people.ts'

/** A signed-in user with these roles of the admin site. */
export async function makeStaff(
  testApp: { app: FastifyInstance; deps: Deps },
  test: TestDb,
  ...roles: StaffRole[]
): Promise<TestPerson> {
  const person = await makePerson(testApp, test, 'Lakshmi Iyer')
  for (const role of roles) await grantRole(test.db, person.email, role, 'meera')
  return person
}
