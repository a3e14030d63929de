import { attribute, type Element, parentOf } from '../formats/html/document.ts'

/** Classes that libraries give the map around their tiles and pins: Leaflet, Mapbox, MapLibre, OpenLayers, Google Maps. */
const MAPS: ReadonlySet<string> = new Set([
  'leaflet-container',
  'leaflet-pane',
  'mapboxgl-map',
  'maplibregl-map',
  'ol-viewport',
  'gm-style',
])
/** What Leaflet calls a tile, also where only a part of the page is seen. */
const TILE = 'leaflet-tile'
const MAX_STEPS = 16
const MAX_CLASS = 300

/** Whether an image is a tile, a pin or a sign of an interactive map, for which nobody writes a text. */
export function isOfMap(image: Element): boolean {
  if (classesOf(image).includes(TILE)) return true
  let at = parentOf(image)
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at))
    if (classesOf(at).some(name => MAPS.has(name))) return true
  return false
}

function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').slice(0, MAX_CLASS).split(/\s+/)
}
