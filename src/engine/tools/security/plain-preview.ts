/** A preview over plain HTTP, and why that counts. */
export interface PlainPreview {
  origin: string
  /** Ends a message, as `and production is on HTTPS`. */
  words: string
}
