declare module 'html-encoding-sniffer' {
  interface Options {
    xml?: boolean
    transportLayerEncodingLabel?: string
    defaultEncoding?: string
  }
  /** The WHATWG name of the encoding of an HTML byte stream. */
  export default function sniffHtmlEncoding(bytes: Uint8Array, options?: Options): string
}
