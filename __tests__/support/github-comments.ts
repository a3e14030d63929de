/** A comment of the local GitHub. */
export interface LocalComment {
  id: number
  issue: number
  author: string
  body: string
  isMinimized?: boolean
  /** Lists that do not show it yet. */
  hiddenFor?: number
}

export interface Answer {
  status: number
  body?: object
  headers?: Record<string, string>
}

/** Comments as GitHub keeps them: REST lists, creates, changes and deletes them, GraphQL knows their authors. */
export class LocalComments {
  readonly all: LocalComment[] = []
  /** Who the token belongs to. */
  viewer = 'github-actions[bot]'
  /** Lists that do not show yet what was created through the API: GitHub's copies lag behind. */
  lag = 0
  #nextId = 1

  add(issue: number, author: string, body: string): LocalComment {
    const comment = { id: this.#nextId++, issue, author, body }
    this.all.push(comment)
    return comment
  }

  /** @param path within the repository */
  answer(method: string, path: string, url: URL, body: { body?: string }): Answer | undefined {
    const [, issue] = /^\/issues\/(\d+)\/comments$/.exec(path) ?? []
    if (issue !== undefined && method === 'GET') return this.#list(Number(issue), url)
    if (issue !== undefined && method === 'POST') {
      const added = this.add(Number(issue), this.viewer, body.body!)
      added.hiddenFor = this.lag
      return { status: 201, body: shown(added) }
    }
    const [, id] = /^\/issues\/comments\/(\d+)$/.exec(path) ?? []
    if (id === undefined) return undefined
    const comment = this.all.find(comment => comment.id === Number(id))
    if (!comment) return { status: 404, body: { message: 'Not Found' } }
    if (method === 'DELETE') {
      this.all.splice(this.all.indexOf(comment), 1)
      return { status: 204 }
    }
    comment.body = body.body!
    return { status: 200, body: shown(comment) }
  }

  /** The answer to a GraphQL query for some nodes. */
  nodes(ids: readonly string[]): object {
    const nodes = ids.map(id => {
      const comment = this.all.find(comment => nodeId(comment) === id)
      if (!comment) return null
      return {
        id,
        isMinimized: comment.isMinimized ?? false,
        viewerDidAuthor: comment.author === this.viewer,
      }
    })
    const errors = nodes.includes(null)
      ? { errors: [{ type: 'NOT_FOUND', message: 'Could not resolve' }] }
      : {}
    return { data: { nodes }, ...errors }
  }

  #list(issue: number, url: URL): Answer {
    const size = Number(url.searchParams.get('per_page') ?? 30)
    const page = Number(url.searchParams.get('page') ?? 1)
    const ofIssue = this.all.filter(comment => comment.issue === issue && !comment.hiddenFor)
    for (const comment of this.all) if (comment.hiddenFor) comment.hiddenFor--
    const next = new URL(url)
    next.searchParams.set('page', String(page + 1))
    const link = page * size < ofIssue.length ? { link: `<${next}>; rel="next"` } : undefined
    const body = ofIssue.slice((page - 1) * size, page * size).map(shown)
    return { status: 200, body, ...(link && { headers: link }) }
  }
}

function shown(comment: LocalComment): object {
  const { id, issue, author, body } = comment
  const html_url = `https://github.com/octo-org/shop/pull/${issue}#issuecomment-${id}`
  return { id, node_id: nodeId(comment), body, html_url, user: { login: author } }
}

function nodeId({ id }: LocalComment): string {
  return `IC_${id}`
}
