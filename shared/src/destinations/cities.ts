/** The cities that trips start from, with the name that profiles store, and the centre. The first six are those of the main form. */
export const START_CITIES = {
  mumbai: { name: 'Mumbai', lat: 19.076, lon: 72.878 },
  delhi: { name: 'Delhi', lat: 28.614, lon: 77.209 },
  bangalore: { name: 'Bengaluru', lat: 12.972, lon: 77.594 },
  hyderabad: { name: 'Hyderabad', lat: 17.385, lon: 78.487 },
  chennai: { name: 'Chennai', lat: 13.083, lon: 80.27 },
  kolkata: { name: 'Kolkata', lat: 22.573, lon: 88.364 },
  pune: { name: 'Pune', lat: 18.52, lon: 73.857 },
  ahmedabad: { name: 'Ahmedabad', lat: 23.023, lon: 72.571 },
  jaipur: { name: 'Jaipur', lat: 26.912, lon: 75.787 },
  lucknow: { name: 'Lucknow', lat: 26.847, lon: 80.946 },
  kochi: { name: 'Kochi', lat: 9.931, lon: 76.267 },
} as const
export type StartCity = keyof typeof START_CITIES

/** Other cities, whose nearest starting city stands in for them: name, latitude, longitude. */
export const OTHER_CITIES: readonly (readonly [name: string, lat: number, lon: number])[] = [
  ['Agra', 27.177, 78.008],
  ['Amritsar', 31.634, 74.872],
  ['Aurangabad', 19.876, 75.343],
  ['Bhopal', 23.26, 77.413],
  ['Bhubaneswar', 20.296, 85.825],
  ['Chandigarh', 30.733, 76.779],
  ['Coimbatore', 11.017, 76.956],
  ['Dehradun', 30.316, 78.032],
  ['Dhanbad', 23.796, 86.43],
  ['Goa', 15.491, 73.828],
  ['Gorakhpur', 26.76, 83.373],
  ['Guwahati', 26.144, 91.736],
  ['Gwalior', 26.218, 78.183],
  ['Hubballi', 15.365, 75.124],
  ['Indore', 22.72, 75.858],
  ['Jabalpur', 23.182, 79.987],
  ['Jammu', 32.726, 74.857],
  ['Jamshedpur', 22.805, 86.203],
  ['Jodhpur', 26.239, 73.024],
  ['Kanpur', 26.45, 80.332],
  ['Kota', 25.214, 75.865],
  ['Kozhikode', 11.259, 75.78],
  ['Ludhiana', 30.901, 75.857],
  ['Madurai', 9.925, 78.12],
  ['Mangaluru', 12.914, 74.856],
  ['Meerut', 28.985, 77.706],
  ['Mysuru', 12.296, 76.639],
  ['Nagpur', 21.146, 79.088],
  ['Nashik', 19.998, 73.79],
  ['Patna', 25.594, 85.138],
  ['Prayagraj', 25.436, 81.846],
  ['Puducherry', 11.934, 79.83],
  ['Raipur', 21.251, 81.63],
  ['Rajkot', 22.304, 70.802],
  ['Ranchi', 23.344, 85.31],
  ['Salem', 11.665, 78.146],
  ['Shimla', 31.105, 77.173],
  ['Siliguri', 26.727, 88.395],
  ['Solapur', 17.66, 75.906],
  ['Srinagar', 34.084, 74.797],
  ['Surat', 21.17, 72.831],
  ['Thiruvananthapuram', 8.524, 76.937],
  ['Thrissur', 10.528, 76.214],
  ['Tiruchirappalli', 10.79, 78.704],
  ['Tirupati', 13.628, 79.419],
  ['Udaipur', 24.585, 73.712],
  ['Vadodara', 22.307, 73.181],
  ['Varanasi', 25.318, 82.974],
  ['Vijayawada', 16.506, 80.648],
  ['Visakhapatnam', 17.687, 83.218],
]

export type NearestStart = { city: string; start: StartCity; km: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function greatCircleKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** The starting city nearest to another city by the great circle; null for a city that is not in the list. */
export function nearestStart(name: string): NearestStart | null {
  const found = OTHER_CITIES.find(([city]) => city === name)
  if (!found) return null
  const [city, lat, lon] = found
  const distances = (Object.keys(START_CITIES) as StartCity[]).map((start) => ({
    city,
    start,
    km: Math.round(greatCircleKm({ lat, lon }, START_CITIES[start])),
  }))
  return distances.reduce((best, each) => (each.km < best.km ? each : best))
}
