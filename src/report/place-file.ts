import type { Place } from './view/places.ts'

/** Where in the repository a place is. */
export interface PlaceFile {
  /** Path from the top of the repository, with slashes. */
  path: string
  line?: number
}

/** Finds the file of the repository that a place is in; undefined where none is known. */
export type FileOf = (place: Place) => Promise<PlaceFile | undefined>
