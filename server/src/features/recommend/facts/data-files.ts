// The data files, one of each kind for each region.
import airportsEast from '../data/airports/east.json'
import airportsGangaCentre from '../data/airports/ganga-centre.json'
import airportsHimalaya from '../data/airports/himalaya.json'
import airportsKarnatakaKerala from '../data/airports/karnataka-kerala.json'
import airportsMaharashtraGoa from '../data/airports/maharashtra-goa.json'
import airportsRajasthanGujarat from '../data/airports/rajasthan-gujarat.json'
import airportsTamilAndhra from '../data/airports/tamil-andhra.json'
import bases from '../data/bases.json'
import connectionsEast from '../data/connections/east.json'
import connectionsGangaCentre from '../data/connections/ganga-centre.json'
import connectionsHimalaya from '../data/connections/himalaya.json'
import connectionsKarnatakaKerala from '../data/connections/karnataka-kerala.json'
import connectionsMaharashtraGoa from '../data/connections/maharashtra-goa.json'
import connectionsRajasthanGujarat from '../data/connections/rajasthan-gujarat.json'
import connectionsTamilAndhra from '../data/connections/tamil-andhra.json'
import east from '../data/destinations/east.json'
import gangaCentre from '../data/destinations/ganga-centre.json'
import himalaya from '../data/destinations/himalaya.json'
import karnatakaKerala from '../data/destinations/karnataka-kerala.json'
import maharashtraGoa from '../data/destinations/maharashtra-goa.json'
import rajasthanGujarat from '../data/destinations/rajasthan-gujarat.json'
import tamilAndhra from '../data/destinations/tamil-andhra.json'
import draw from '../data/draw.json'
import headlines from '../data/headlines.json'
import between from '../data/legs.json'
import pictures from '../data/pictures.json'
import roadsEast from '../data/roads/east.json'
import roadsGangaCentre from '../data/roads/ganga-centre.json'
import roadsHimalaya from '../data/roads/himalaya.json'
import roadsKarnatakaKerala from '../data/roads/karnataka-kerala.json'
import roadsMaharashtraGoa from '../data/roads/maharashtra-goa.json'
import roadsRajasthanGujarat from '../data/roads/rajasthan-gujarat.json'
import roadsTamilAndhra from '../data/roads/tamil-andhra.json'
import transport from '../data/transport.json'

type Rows = { rail: unknown[]; bus: unknown[]; air: unknown[] }
type Region = {
  destinations: { destinations: unknown[] }
  connections: Rows
  airports: { airports: object }
  roads: { roads: unknown[] }
}

const regions: Region[] = [
  { destinations: himalaya, connections: connectionsHimalaya, airports: airportsHimalaya, roads: roadsHimalaya },
  {
    destinations: gangaCentre,
    connections: connectionsGangaCentre,
    airports: airportsGangaCentre,
    roads: roadsGangaCentre,
  },
  {
    destinations: rajasthanGujarat,
    connections: connectionsRajasthanGujarat,
    airports: airportsRajasthanGujarat,
    roads: roadsRajasthanGujarat,
  },
  {
    destinations: maharashtraGoa,
    connections: connectionsMaharashtraGoa,
    airports: airportsMaharashtraGoa,
    roads: roadsMaharashtraGoa,
  },
  {
    destinations: karnatakaKerala,
    connections: connectionsKarnatakaKerala,
    airports: airportsKarnatakaKerala,
    roads: roadsKarnatakaKerala,
  },
  {
    destinations: tamilAndhra,
    connections: connectionsTamilAndhra,
    airports: airportsTamilAndhra,
    roads: roadsTamilAndhra,
  },
  { destinations: east, connections: connectionsEast, airports: airportsEast, roads: roadsEast },
]

/** All regions together, not yet validated. */
export const files = {
  destinations: regions.flatMap(({ destinations }) => destinations.destinations),
  connections: {
    rail: regions.flatMap(({ connections }) => connections.rail),
    bus: regions.flatMap(({ connections }) => connections.bus),
    air: regions.flatMap(({ connections }) => connections.air),
  },
  airports: Object.assign({}, ...regions.map(({ airports }) => airports.airports)) as object,
  roads: regions.flatMap(({ roads }) => roads.roads),
  /** Places that borrow the picture of another until they have their own. */
  pictures: pictures as Record<string, string>,
  transport,
  /** How strongly each place stands for each of its kinds of trip. */
  draw: draw as object,
  /** The sights of each place without which nobody has been there. */
  headlines: headlines as object,
  /** Towns to sleep in, of places with several. */
  bases: bases.bases as unknown[],
  /** Ways between places, which know no region. */
  between: between as object,
}
