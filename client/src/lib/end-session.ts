/** Ends the session of this token on the server, also while the page closes. */
export async function endSession(token: string): Promise<void> {
  await fetch('/trpc/sessions.endCurrent', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
  })
}
