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

/** Other cities, from which no journeys are known: name, latitude, longitude. Their nearest starting city is offered by name. */
export const OTHER_CITIES: readonly (readonly [name: string, lat: number, lon: number])[] = [
  ['Agra', 27.177, 78.008],
  ['Ajmer', 26.45, 74.64],
  ['Akola', 20.71, 77],
  ['Aligarh', 27.88, 78.08],
  ['Ambala', 30.38, 76.78],
  ['Amravati', 20.93, 77.75],
  ['Amritsar', 31.634, 74.872],
  ['Asansol', 23.68, 86.98],
  ['Aurangabad', 19.876, 75.343],
  ['Bareilly', 28.36, 79.42],
  ['Belagavi', 15.85, 74.5],
  ['Bhagalpur', 25.24, 86.98],
  ['Bhavnagar', 21.76, 72.15],
  ['Bhilai', 21.19, 81.35],
  ['Bhopal', 23.26, 77.413],
  ['Bhubaneswar', 20.296, 85.825],
  ['Bikaner', 28.02, 73.31],
  ['Bilaspur', 22.08, 82.15],
  ['Chandigarh', 30.733, 76.779],
  ['Coimbatore', 11.017, 76.956],
  ['Cuttack', 20.46, 85.88],
  ['Davanagere', 14.46, 75.92],
  ['Dehradun', 30.316, 78.032],
  ['Dhanbad', 23.796, 86.43],
  ['Durgapur', 23.52, 87.31],
  ['Erode', 11.34, 77.72],
  ['Gaya', 24.8, 85],
  ['Goa', 15.491, 73.828],
  ['Gorakhpur', 26.76, 83.373],
  ['Guntur', 16.31, 80.44],
  ['Guwahati', 26.144, 91.736],
  ['Gwalior', 26.218, 78.183],
  ['Haldwani', 29.22, 79.51],
  ['Haridwar', 29.95, 78.16],
  ['Hisar', 29.15, 75.72],
  ['Hubballi', 15.365, 75.124],
  ['Indore', 22.72, 75.858],
  ['Jabalpur', 23.182, 79.987],
  ['Jalandhar', 31.33, 75.58],
  ['Jalgaon', 21.01, 75.56],
  ['Jammu', 32.726, 74.857],
  ['Jamnagar', 22.47, 70.06],
  ['Jamshedpur', 22.805, 86.203],
  ['Jhansi', 25.45, 78.57],
  ['Jodhpur', 26.239, 73.024],
  ['Kalaburagi', 17.33, 76.83],
  ['Kannur', 11.87, 75.37],
  ['Kanpur', 26.45, 80.332],
  ['Karnal', 29.69, 76.99],
  ['Kolhapur', 16.7, 74.24],
  ['Kollam', 8.89, 76.61],
  ['Kota', 25.214, 75.865],
  ['Kozhikode', 11.259, 75.78],
  ['Kurnool', 15.83, 78.04],
  ['Latur', 18.4, 76.57],
  ['Ludhiana', 30.901, 75.857],
  ['Madurai', 9.925, 78.12],
  ['Mangaluru', 12.914, 74.856],
  ['Meerut', 28.985, 77.706],
  ['Moradabad', 28.84, 78.77],
  ['Muzaffarpur', 26.12, 85.39],
  ['Mysuru', 12.296, 76.639],
  ['Nagpur', 21.146, 79.088],
  ['Nanded', 19.16, 77.31],
  ['Nashik', 19.998, 73.79],
  ['Nellore', 14.44, 79.99],
  ['Palakkad', 10.78, 76.65],
  ['Panipat', 29.39, 76.97],
  ['Pathankot', 32.27, 75.65],
  ['Patiala', 30.34, 76.38],
  ['Patna', 25.594, 85.138],
  ['Prayagraj', 25.436, 81.846],
  ['Puducherry', 11.934, 79.83],
  ['Raipur', 21.251, 81.63],
  ['Rajamahendravaram', 17, 81.8],
  ['Rajkot', 22.304, 70.802],
  ['Ranchi', 23.344, 85.31],
  ['Rohtak', 28.9, 76.61],
  ['Rourkela', 22.26, 84.85],
  ['Saharanpur', 29.97, 77.55],
  ['Salem', 11.665, 78.146],
  ['Sambalpur', 21.47, 83.97],
  ['Sangli', 16.85, 74.58],
  ['Shillong', 25.58, 91.89],
  ['Shimla', 31.105, 77.173],
  ['Siliguri', 26.727, 88.395],
  ['Solapur', 17.66, 75.906],
  ['Srinagar', 34.084, 74.797],
  ['Surat', 21.17, 72.831],
  ['Thiruvananthapuram', 8.524, 76.937],
  ['Thrissur', 10.528, 76.214],
  ['Tiruchirappalli', 10.79, 78.704],
  ['Tirunelveli', 8.71, 77.76],
  ['Tirupati', 13.628, 79.419],
  ['Tiruppur', 11.11, 77.34],
  ['Udaipur', 24.585, 73.712],
  ['Ujjain', 23.18, 75.78],
  ['Vadodara', 22.307, 73.181],
  ['Varanasi', 25.318, 82.974],
  ['Vellore', 12.92, 79.13],
  ['Vijayawada', 16.506, 80.648],
  ['Visakhapatnam', 17.687, 83.218],
  ['Warangal', 17.97, 79.59],
]

export type NearestStart = { city: string; start: StartCity; km: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function greatCircleKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** The starting cities from one of them outwards. */
export const startsNear = (start: StartCity): StartCity[] => {
  const kmTo = (city: StartCity) => greatCircleKm(START_CITIES[start], START_CITIES[city])
  return (Object.keys(START_CITIES) as StartCity[]).sort((a, b) => kmTo(a) - kmTo(b))
}

/** The same for a name as it is typed, in any case. */
export const findNearestStart = (typed: string): NearestStart | null => {
  const name = typed.trim().toLowerCase()
  const found = OTHER_CITIES.find(([city]) => city.toLowerCase() === name)
  return found ? nearestStart(found[0]) : null
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
