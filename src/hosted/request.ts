/** One request of the contract. */
export interface ServiceRequest {
  method: 'GET' | 'POST'
  /** Below the API root, with a leading slash and percent-encoded. */
  path: string
  /** The URL to examine: all that the body of a POST holds. */
  url?: string
  /** Set where the service works on it for minutes: it has more time, and is not started again while it may go on. */
  takesLong?: true
  signal?: AbortSignal | undefined
}

/** A complete answer, whatever its status. */
export interface Answer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  /** The decoded body, without the token in it. */
  text: string
}

/** What messages call a request. */
export function nameOf(request: ServiceRequest): string {
  return `${request.method} ${request.path}`
}
