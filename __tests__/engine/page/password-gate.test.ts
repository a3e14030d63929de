import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { isPasswordGate } from '../../../src/engine/page/password-gate.ts'

const LONG = `<p>${'A long text about bikes. '.repeat(20)}</p>`

test.each([
  [
    'one field for a password',
    '<form><p>Please enter your password.</p><input type="password"></form>',
    true,
  ],
  ['one of type text that is named so', '<form><input type="text" placeholder="password"></form>', true],
  ['one beside a button', '<input type="password"><input type="submit">', true],
  ['a login, which has a name as well', '<input type="email"><input type="password">', false],
  ['a search', '<input type="text" name="q">', false],
  ['a text with such a field', `${LONG}<input type="password">`, false],
  [
    'a page with a menu',
    `<a href="/">A</a><a href="/b">B</a><a href="/c">C</a><input type="password">`,
    false,
  ],
  ['no field at all', '<p>Password</p>', false],
])('of %s', (_, body, expected) => {
  expect(isPasswordGate(new HtmlDocument(`<body>${body}</body>`, 'https://shop.example/'))).toBe(expected)
})
