import fc from 'fast-check'

/** Sources in which what means something stands beside what means nothing. */
export const SOURCES = [
  'a b<p>c  d\n e</p>',
  '<pre>\n\n a</pre><textarea>\n b &lt; c</textarea>',
  '<title>a &amp; b < c</title><p>x',
  '<script>if (a<b) "</p>" <!-- <script> a </script> --></script>c',
  '<table>a b<tr>c <td> d e </table>f',
  '<select><option>a b<optgroup>c</select>',
  '<svg><title>a b</title><style>c<g id="d"/></style><foreignObject><p>e f</foreignObject><path/></svg>g h',
  '<svg id="a"><p id="b">c',
  '<math><mi>a b<annotation-xml encoding="text/html"><p id=c></annotation-xml></math>',
  '<template><p id="a">b c<template></template><i id="d"></template><p id="e">',
  '<frameset> a <frame></frameset> b',
  '<p id=a-b title="c&quot;d\r\ne" data-x=\'f\tg\' CHECKED Class="H" id="i">j',
  '<my-very-long-custom-element-name-that-nobody-has attribute-of-the-same-kind-and-of-some-length="a">b',
  '<!-- a - b -- c --!> d <!> e <? f ?> g <![CDATA[ h ]]> i',
  '<svg><![CDATA[ a < b <p id=c> ]]></svg>',
  '<a name="b">c</a><a name="d" href="#e">f</a><p name="g">',
  '\ufeff\0a\0 b\u00a0c 😀 \ud83d d',
  '<noscript><p id="a">b</p></noscript><iframe><p id="c"></iframe><xmp><b id="d"></xmp>',
  '<plaintext>a <b id="c"> d',
  '<p id="&amp;a">&nbsp;&#98;&#x63; &unknown; &am',
  'a<br',
  'a</p b="c">d',
  '<P ID="Upper">A</P>',
  '<a b=c&d=e f=g`h"i>j',
  '<input checked disabled/><input a = "b" c= d e =f g /><br/ ><p a/b=c/d e=/><p "><p a"b">',
  '<p a="b"c=\'d\'e>f</p ><p a_b=c d:e=f @g=h a_b=i>',
  '<mi definitionurl="a">b</mi><math><mi definitionurl="a">c</mi></math><mi definitionurl="a">d</mi>',
  '<html a=b><body c=d><p>e<html f=g><html a=b><body h=i><body c=d>',
  '<b c="d>e">f<p><b c="d>e">g</b><br h/><br h/><br h /><p><b c="d>e',
]

const TAGS =
  'p div a b i table tr td select option svg math mi title style script template textarea pre foreignObject noscript frameset head body html form li'.split(
    ' ',
  )
const PIECES = [
  'a',
  ' ',
  'word word',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '&amp;',
  '&',
  '&#0;',
  '\0',
  '<',
  '>',
  '"',
  "'",
  '=',
  '-->',
  '<!--',
  ']]>',
  '<![CDATA[',
  '<!doctype html>',
  '😀',
  '\ud83d',
  'é ü',
  '/',
]

/** Sources of tags, texts and pieces of both, as no person writes them. */
export function sourceOf(): fc.Arbitrary<string> {
  const name = fc.constantFrom(...TAGS)
  const value = fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }).map(pieces => pieces.join(''))
  const attribute = fc
    .tuple(
      fc.constantFrom('id', 'name', 'title', 'encoding', 'data-x', 'ID'),
      fc.constantFrom('"', "'", ''),
      value,
    )
    .map(([key, quote, text]) => ` ${key}=${quote}${text}${quote}`)
  const flag = fc.constantFrom(' hidden', ' hidden ', ' open', '\nclass =', ' hidden=')
  const tag = fc
    .tuple(
      name,
      fc.array(fc.oneof(attribute, attribute, attribute, flag), { maxLength: 3 }),
      fc.constantFrom('>', '>', '>', ' >', '/>', ''),
    )
    .map(([tagName, attributes, end]) => `<${tagName}${attributes.join('')}${end}`)
  const endTag = name.map(tagName => `</${tagName}>`)
  return fc
    .array(fc.oneof(tag, endTag, fc.constantFrom(...PIECES)), { maxLength: 25 })
    .map(parts => parts.join(''))
}
