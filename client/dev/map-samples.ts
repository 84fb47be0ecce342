import type { MapLeg } from '../src/ui/map/journeys.ts'
import type { MapPoint } from '../src/ui/map/projection.ts'
import type { MapPlace, TravelMapProps } from '../src/ui/map/types.ts'

type City = MapPoint & { name: string }
const MUMBAI: City = { name: 'Mumbai', lat: 19.076, lon: 72.8777 }
const DELHI: City = { name: 'Delhi', lat: 28.6139, lon: 77.209 }
const KOLKATA: City = { name: 'Kolkata', lat: 22.5726, lon: 88.3639 }

type Sample = [name: string, lat: number, lon: number, mode: MapLeg['mode'], via?: [lat: number, lon: number][]]

const KONKAN: [number, number][] = [
  [18.2, 73.2],
  [17.2, 73.45],
  [16.4, 73.7],
]

const FROM_MUMBAI: Sample[] = [
  ['North Goa', 15.5553, 73.7517, 'rail', KONKAN],
  ['South Goa', 15.01, 74.0232, 'rail', [...KONKAN, [15.6, 73.85]]],
  ['Diu', 20.7144, 70.9874, 'air'],
  ['Tarkarli and Malvan', 16.038, 73.47, 'rail', KONKAN.slice(0, 2)],
  ['Varkala', 8.7379, 76.7163, 'air'],
  ['Gokarna', 14.5479, 74.3188, 'rail', [...KONKAN, [15.4, 73.9]]],
  ['Puducherry', 11.934, 79.8306, 'air'],
  ['Kochi and Alappuzha', 9.9658, 76.2421, 'air'],
]

const FROM_DELHI: Sample[] = [
  ['Rishikesh and Haridwar', 30.103, 78.295, 'road'],
  ['Mussoorie and Landour', 30.459, 78.066, 'road'],
  ['Leh, Nubra and Pangong', 34.1526, 77.5771, 'air'],
  ['Jaipur', 26.9124, 75.7873, 'rail'],
  ['Agra and Fatehpur Sikri', 27.1767, 78.0081, 'rail'],
  ['Varanasi and Sarnath', 25.3176, 82.9739, 'rail', [[26.46, 80.35]]],
  ['Shimla and Kufri', 31.1048, 77.1734, 'road'],
  ['Jaisalmer and Sam dunes', 26.9157, 70.9083, 'rail', [[26.3, 73.02]]],
]

const FROM_KOLKATA: Sample[] = [
  ['Darjeeling', 27.041, 88.2663, 'rail', [[25, 88.1]]],
  ['Puri, Konark and Chilika', 19.8135, 85.8312, 'rail', [[21.5, 86.9]]],
  ['Sundarbans', 22.124, 88.83, 'road'],
  ['Swaraj Dweep', 12, 92.975, 'air'],
  ['Kaziranga', 26.585, 93.408, 'air'],
  ['Shillong and Sohra', 25.5788, 91.8933, 'air'],
  ['Digha and Mandarmani', 21.627, 87.507, 'road'],
  ['Santiniketan', 23.681, 87.683, 'rail'],
]

function sample(from: City, samples: Sample[]): TravelMapProps {
  const places = samples.map(([name, lat, lon], i): MapPlace => {
    const label = `₹${(18 + 7 * i).toLocaleString('en-IN')},400 for two`
    return { id: name, name, lat, lon, number: i + 1, label }
  })
  const journeys = samples.map(([to, lat, lon, mode, via = []]) => {
    const between = via.map(([viaLat, viaLon]) => ({ lat: viaLat, lon: viaLon }))
    return { to, legs: [{ mode, points: [from, ...between, { lat, lon }] }] }
  })
  return { from, places, journeys, openId: places[0]!.id }
}

const kolkata = sample(KOLKATA, FROM_KOLKATA)
const AIRPORT: MapPoint = { lat: 11.62, lon: 92.73 }
const ISLAND: MapPoint = { lat: 12, lon: 92.975 }
const BY_AIR_AND_FERRY = {
  to: 'Swaraj Dweep',
  legs: [
    { mode: 'air' as const, points: [KOLKATA, AIRPORT] },
    { mode: 'sea' as const, points: [AIRPORT, ISLAND] },
  ],
}

/** Eight results from each of three cities; the Andamans by air and ferry. */
export const MAP_SAMPLES: Record<string, TravelMapProps> = {
  'From Mumbai': sample(MUMBAI, FROM_MUMBAI),
  'From Delhi': sample(DELHI, FROM_DELHI),
  'From Kolkata': {
    ...kolkata,
    journeys: kolkata.journeys!.map((journey) => (journey.to === BY_AIR_AND_FERRY.to ? BY_AIR_AND_FERRY : journey)),
  },
}
