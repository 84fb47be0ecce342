import type { Count } from '../cost/cost-lines.ts'
import type { Range, Transport } from '../facts/dataset.ts'

/** A hired vehicle with driver that seats the whole group, and its rupees per km. */
export type Vehicle = { name: string; count: number; perKm: Range }

const VEHICLES = [
  ['sedan', 'car'],
  ['suv_6', 'SUV'],
  ['innova_crysta', 'large SUV'],
  ['tempo_12', 'tempo traveller'],
] as const

/** The smallest vehicle that seats everyone. */
export function vehicleFor({ taxi }: Pick<Transport, 'taxi'>, people: number): Vehicle {
  const [kind, name] = VEHICLES.find(([kind]) => taxi.seats[kind] >= people) ?? VEHICLES[3]
  return { name, count: Math.ceil(people / taxi.seats[kind]), perKm: taxi.per_km[kind] }
}

/** The number of vehicles for a formula; left out when it is one. */
export const several = ({ name, count }: Vehicle): Count[] => (count === 1 ? [] : [[count, name, `${name}s`]])
