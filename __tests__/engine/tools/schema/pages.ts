import type { Site } from '../../../support/tool-runs.ts'

const PROSE =
  'The shed stands on six concrete feet and has a floor of spruce boards. It is delivered in two parcels and can be ' +
  'put up by two people in one day. The roof is covered with felt and carries the snow of a hard winter. Each wall has ' +
  'a window, and the door can be locked. All of the wood comes from forests nearby and is not treated.'

/** A page with text of its own; the head begins in line 2. */
export function html(head: string, body = ''): string {
  return `<!doctype html><html lang="en"><title>Garden sheds</title>\n${head}\n<body><main>${body}<p>${PROSE}</p></main>`
}

/** The same below the home page of a site that has a picture. */
export function page(head: string, body = ''): Site {
  const image = { headers: { 'content-type': 'image/png' }, body: 'png' }
  return { '/page': html(head, body), '/shed.png': image }
}

/** A JSON-LD block on one line. */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
}

/** A page with one item in JSON-LD and its name in the text. */
export function item(type: string | string[], properties: object = {}, body = ''): Site {
  const { name, headline, title } = properties as Record<string, unknown>
  const shown = [name, headline, title].filter(text => typeof text === 'string').join(' ')
  return page(jsonLd({ '@type': type, ...properties }), `<h1>${shown}</h1>${body}`)
}

export const OFFER = { '@type': 'Offer', price: '99.00', priceCurrency: 'EUR', availability: 'InStock' }
