import { deflateSync } from 'node:zlib'
import type { Answer } from '../../../support/web-server.ts'

export const TITLE = 'Maple bars: a fast baking recipe | Mary'
export const DESCRIPTION =
  'A maple bar recipe that is simple and sweet, with a touch of serendipity, baked in less than forty minutes.'

/** A page around the given head content. */
export function page(head: string, body = '<p>Text</p>'): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
}

export function titled(title: string): string {
  return page(`<title>${title}</title>`)
}

export function described(content: string, more = ''): string {
  return page(`<title>${TITLE}</title><meta name="description" content="${content}">${more}`)
}

export function canonical(href: string, more = ''): string {
  return page(`<title>${TITLE}</title><link rel="canonical" href="${href}">${more}`)
}

export function openGraph(properties: Record<string, string>, more = ''): string {
  const metas = Object.entries(properties).map(
    ([name, text]) => `<meta property="${name}" content="${text}">`,
  )
  return page(`<title>${TITLE}</title>${metas.join('')}${more}`)
}

/** A black PNG in one bit per pixel. */
export function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function image(width: number, height: number): Answer {
  return { headers: { 'content-type': 'image/png' }, body: png(width, height) }
}

export const withIcon = (href: string) => page(`<title>${TITLE}</title><link rel="icon" href="${href}">`)
export const withImage = (src: string) => openGraph({ 'og:image': src })
export const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`
export const PLAIN = page(`<title>${TITLE}</title>`)

export const SVG = '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg"/>'
export const COMPLETE = {
  'og:title': 'T',
  'og:type': 'article',
  'og:image': '{origin}/i.png',
  'og:url': '{origin}/',
  'og:description': 'D',
}
