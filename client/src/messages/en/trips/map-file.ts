// The files with which map programs show a trip.

export const title = 'Save for a map app'
export const intro = 'The places of each day and the ways between them, without stays, notes, links and costs.'
export const format = 'File'
export const formats = {
  gpx: 'GPX, for OsmAnd, Organic Maps and GPS devices',
  kml: 'KML, for Google Earth and My Maps',
}
export const withTimes = 'With times'
export const save = 'Save the file'
export const failed = 'We could not make the file. Please try again.'
