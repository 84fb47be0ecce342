/**
 * A service that checks documents of users, such as DigiLocker or a verification company. None is built in: an operator
 * who has a contract with one implements this and passes it to the app's dependencies. Saathi stores nothing of it and
 * shows only the month of the check; who was checked by which document stays with the service.
 */
export type DocumentChecks = {
  /**
   * When a document of the user was last found to be genuine and theirs; null if never, or if the check has expired.
   * Called on each look at a profile, so answers should be cached. Null while the service does not respond.
   * @param userId the user's id, which is the only thing that the service learns
   */
  checkedAt: (userId: string) => Promise<Date | null>
}
