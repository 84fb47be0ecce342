import type { DecisionAction } from '@saathi/shared/admin/rules'
import type { Caller } from '../src/router.ts'
import { callerWith } from './app.ts'
import type { TestDb } from './db.ts'
import { tokenFor } from './people.ts'
import { makeStaff } from './staff.ts'

type TestApp = Parameters<typeof makeStaff>[0]

/** What moderators do in tests about something else. They log in anew for each act, so that the clock can move. */
export function useModerators(testApp: TestApp, db: TestDb) {
  let made: ReturnType<typeof makeTwo> | undefined
  const makeTwo = () => Promise.all([makeStaff(testApp, db, 'moderator'), makeStaff(testApp, db, 'moderator')])
  async function apiOf(which: 0 | 1): Promise<Caller['admin']> {
    made ??= makeTwo()
    const { firebaseUid } = (await made)[which]
    return callerWith(db, await tokenFor(testApp, firebaseUid), testApp.deps).admin
  }
  return {
    /** The calls of a moderator. */
    api: () => apiOf(0),
    /** Decides a report; a suspension without `days` is for good, and confirmed by a second moderator. */
    async decide(reportId: string, action: DecisionAction, days?: number) {
      const admin = await apiOf(0)
      const isForGood = action === 'suspend' && days === undefined
      const given = isForGood ? { action: 'suspendForGood' as const } : { action, days }
      const { outcome } = await admin.decide({ reportId, words: 'harassment', ...given })
      if (outcome !== 'proposed') return
      const [proposal] =
        await db.sql`select id from suspension_proposals where report_id = ${reportId} and decided_at is null`
      await (await apiOf(1)).decideProposal({ proposalId: proposal?.id, confirm: true })
    },
    /** Decides an appeal against a decision in which neither of the first two moderators has a part. */
    async decideAppeal(appealId: string, outcome: 'upheld' | 'reversed') {
      const { firebaseUid } = await makeStaff(testApp, db, 'moderator')
      const token = await tokenFor(testApp, firebaseUid)
      return callerWith(db, token, testApp.deps).admin.decideAppeal({ appealId, outcome })
    },
  }
}
