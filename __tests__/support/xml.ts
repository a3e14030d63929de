import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Its own, without that of its children. */
  text: string
}

/** Reads a document; throws where it is not well-formed. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser()
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', value => {
    open.at(-1)!.text += value
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root.children[0]!
}

/** All elements of a name, in the order of the document. */
export function elementsOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.flatMap(child => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])
}
