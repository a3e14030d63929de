import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** What the source of the document shows. */
export const DOCUMENT_CHECKS = {
  'quirks-mode': {
    severity: 'warning',
    title: 'Browsers lay the page out in quirks mode',
    why: 'They then imitate the faults of browsers of the 1990s: widths, heights and line heights differ from what the styles say, and from other pages of the site.',
    fix: 'Begin the document with <!doctype html>, before anything else.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
    example: '<html><head><title>No doctype</title>',
  },
  'encoding-undeclared': {
    severity: 'warning',
    title: 'The page does not say in which encoding it is written',
    why: 'Browsers and search engines have to guess, and show wrong letters where they guess wrong.',
    fix: 'Send Content-Type: text/html; charset=utf-8, or put <meta charset="utf-8"> first into <head>: only the first 1,024 bytes are searched for it.',
    help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
    example: 'Content-Type: text/html\n\n<!doctype html><html><head><title>Grüße</title>',
  },
  'encoding-conflict': {
    severity: 'notice',
    title: 'The page names different encodings',
    why: 'Browsers take the one of the header; whatever reads the file without it, as a copy or an archive does, gets wrong letters.',
    fix: 'Name the same encoding, utf-8, in the header and in the <meta>.',
    help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
    example: 'Content-Type: text/html; charset=utf-8\n\n<meta charset="iso-8859-1">',
  },
  frameset: {
    severity: 'warning',
    title: 'The page is made of frames',
    why: 'Search engines index each frame as a page of its own, without the frames around it, and visitors can neither link to nor bookmark what they see.',
    fix: 'Put the content and its navigation into one document.',
    help: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
    example: '<frameset cols="20%,80%"><frame src="menu.html"><frame src="text.html"></frameset>',
  },
  'unclosed-element': {
    severity: 'error',
    title: 'An element that is never closed swallows the rest of the page',
    why: 'Browsers and search engines take all that follows for its text: neither content nor links behind it exist for them.',
    fix: 'Write its end tag; in HTML a slash at the end of the start tag, as in <iframe />, closes nothing.',
    help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-non-void-html-element-start-tag-with-trailing-solidus',
    example: '<iframe src="/map" />\n<h2>What comes after the map is not shown</h2>',
  },
  'repeated-document-tag': {
    severity: 'notice',
    title: 'The source begins <html>, <head> or <body> more than once',
    why: 'Templates have been put into each other: browsers drop the second tag, and metadata that was written for a second <head> is ignored.',
    fix: 'Let one template write these elements, and leave them out of the parts that it includes.',
    help: 'https://html.spec.whatwg.org/multipage/sections.html#the-body-element',
    example: '<body><header>…</header><html><body><main>…</main>',
  },
  'anchor-ambiguous': {
    severity: 'notice',
    title: 'Links lead to an id that several elements have',
    why: 'They all lead to the first of these elements: the others cannot be reached, though visitors expect to get there.',
    fix: 'Give each of the elements an id of its own.',
    help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
    example: '<a href="#price">Prices</a> … <h2 id="price">Monthly</h2> … <h2 id="price">Yearly</h2>',
  },
} as const satisfies Record<string, CheckDefinition>

export type DocumentCheck = keyof typeof DOCUMENT_CHECKS
