import type { Json, JsonObject, RankProject } from '../../api/results.ts'
import { firstText, isObject, own, textOf } from './fields.ts'

type Keyword = RankProject['keywords'][number]
type Position = Keyword['positions'][number]

const KEYWORD_NAMES = ['keyword', 'query', 'phrase', 'term', 'name'] as const
const POSITION_LISTS = ['positions', 'rankings', 'results', 'ranks'] as const
const POSITION_NAMES = [
  'position',
  'rank',
  'ranking',
  'averagePosition',
  'average_position',
  'avg_position',
] as const
const ENGINE_NAMES = ['searchEngine', 'search_engine', 'engine', 'se'] as const
const LOCATION_NAMES = ['location', 'region', 'country', 'city', 'geo'] as const
const DEVICE_NAMES = ['device', 'deviceType', 'device_type', 'platform'] as const

/**
 * Keywords and their positions: lists of keywords that hold their positions, or flat lists with a keyword in each
 * position. Search engine and location are empty where the service names none.
 */
export function keywordsIn(containers: readonly JsonObject[]): Keyword[] {
  const keywords = new Map<string, Position[]>()
  for (const container of containers) {
    for (const name of ['keywords', ...POSITION_LISTS]) {
      const list = own(container, name)
      if (!Array.isArray(list)) continue
      for (const item of list) addKeyword(keywords, item)
    }
  }
  return [...keywords].map(([keyword, positions]) => ({ keyword, positions }))
}

function addKeyword(keywords: Map<string, Position[]>, item: Json): void {
  const keyword = isObject(item) ? firstText(item, KEYWORD_NAMES) : textOf(item)
  if (keyword === undefined) return
  const positions = keywords.get(keyword) ?? []
  keywords.set(keyword, positions)
  if (isObject(item)) for (const position of positionsOf(item)) positions.push(position)
}

function positionsOf(item: JsonObject): Position[] {
  for (const name of POSITION_LISTS) {
    const list = own(item, name)
    if (Array.isArray(list)) return list.filter(isObject).flatMap(entry => positionOf(entry, item))
    if (isObject(list)) return nestedPositions(list, item)
  }
  return positionOf(item, item)
}

/** Positions by search engine, and below by location: `{ google: { berlin: 3 } }` or `{ google: 3 }`. */
function nestedPositions(byEngine: JsonObject, item: JsonObject): Position[] {
  return Object.entries(byEngine).flatMap(([searchEngine, value]) => {
    if (!isObject(value)) return positionOf({ searchEngine, position: value }, item)
    if (POSITION_NAMES.some(name => own(value, name) !== undefined)) {
      return positionOf({ ...value, searchEngine }, item)
    }
    return Object.entries(value).flatMap(([location, entry]) =>
      positionOf({ ...(isObject(entry) ? entry : { position: entry }), searchEngine, location }, item),
    )
  })
}

/** @param item the keyword, which may name search engine and location for all of its positions */
function positionOf(entry: JsonObject, item: JsonObject): Position[] {
  const name = POSITION_NAMES.find(name => own(entry, name) !== undefined)
  const position = name === undefined ? undefined : placeOf(own(entry, name))
  if (position === undefined) return []
  const url = firstText(entry, ['url', 'landing_page', 'landingPage'])
  const device = nameIn(entry, DEVICE_NAMES) ?? nameIn(item, DEVICE_NAMES)
  return [
    {
      searchEngine: nameIn(entry, ENGINE_NAMES) ?? nameIn(item, ENGINE_NAMES) ?? '',
      location: nameIn(entry, LOCATION_NAMES) ?? nameIn(item, LOCATION_NAMES) ?? '',
      position,
      ...(device === undefined ? {} : { device }),
      ...(url === undefined ? {} : { url }),
    },
  ]
}

/** A text, or the name in an object. */
function nameIn(object: JsonObject, names: readonly string[]): string | undefined {
  const nested = names.map(name => own(object, name)).find(isObject)
  return firstText(object, names) ?? (nested && firstText(nested, ['name', 'title', 'id']))
}

/** null: not among the results, which services write as null or 0; undefined: something else, of which nothing is known. */
function placeOf(value: Json | undefined): number | null | undefined {
  const number = typeof value === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value
  if (number === null || number === 0) return null
  return typeof number === 'number' && Number.isFinite(number) && number >= 1 ? number : undefined
}
