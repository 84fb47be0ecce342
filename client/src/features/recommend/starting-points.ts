/** Where the starting cities are on the map. */
export const CITY_POINTS: Partial<Record<string, { lat: number; lon: number }>> = {
  mumbai: { lat: 19.08, lon: 72.88 },
  delhi: { lat: 28.61, lon: 77.21 },
  bangalore: { lat: 12.97, lon: 77.59 },
  hyderabad: { lat: 17.39, lon: 78.49 },
  chennai: { lat: 13.08, lon: 80.27 },
  kolkata: { lat: 22.57, lon: 88.36 },
  pune: { lat: 18.52, lon: 73.86 },
  ahmedabad: { lat: 23.02, lon: 72.57 },
  jaipur: { lat: 26.91, lon: 75.79 },
  lucknow: { lat: 26.85, lon: 80.95 },
  kochi: { lat: 9.93, lon: 76.27 },
}
