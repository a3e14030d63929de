export const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'

export const page = (body: string, head = VIEWPORT) =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`

export const meta = (content: string) => page('<p>Text</p>', `<meta name="viewport" content="${content}">`)

export const LONG = '<p>A sentence of some length for everybody.</p>'.repeat(20)
