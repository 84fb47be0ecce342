import { trpc } from '../../../lib/trpc.ts'

/** What the owner of a trip does about the people whom they have invited. */
export function useFriends(tripId: string) {
  const utils = trpc.useUtils()
  const change = trpc.trips.setFriendRight.useMutation()
  const removal = trpc.trips.removeFriend.useMutation()
  const invitation = trpc.trips.invite.useMutation()
  return {
    isBusy: change.isPending || removal.isPending || invitation.isPending,
    async setRight(userId: string, mayEdit: boolean) {
      utils.trips.friends.setData({ tripId }, await change.mutateAsync({ tripId, userId, mayEdit }))
    },
    async remove(userId: string, isYou: boolean) {
      await removal.mutateAsync({ tripId, userId })
      utils.trips.journeys.invalidate()
      if (!isYou) await utils.trips.friends.invalidate({ tripId })
    },
    async invite(userId: string, mayEdit: boolean) {
      utils.trips.friends.setData({ tripId }, await invitation.mutateAsync({ tripId, userId, mayEdit }))
    },
  }
}
