import { expect, test } from '@jest/globals'
import { withoutSecrets, withoutUserInformation } from '../../src/text/url-secrets.ts'

test.each([
  'mailto:ada@club.example',
  'mailto://ada@club.example',
  'mailto:http://ada.lovelace@club.example',
  '"mailto:https://ada@club.example" names "https://',
  '<a href="MAILTO://ada.lovelace@club.example">',
  'sip://ada@club.example',
  'xmpp://ada@club.example/phone',
])('the address of a person stays as it is: %s', text => {
  expect(withoutSecrets(text)).toBe(text)
  expect(withoutUserInformation(text)).toBe(text)
})

test.each([
  ['https://ada@club.example/', 'https://club.example/'],
  ['https://ada:pass@club.example/', 'https://club.example/'],
  ['mailto://ada:pass@club.example', 'mailto://club.example'],
  ['mailto:http://ada:pass@club.example', 'mailto:http://club.example'],
  ['x-mailto:http://ghp_0123456789@club.example', 'x-mailto:http://club.example'],
  ['x-mailto://ghp_0123456789@club.example', 'x-mailto://club.example'],
  ['mailto://ada@club.example?token=0123', 'mailto://ada@club.example?token=***'],
  [
    'see mailto://ada@club.example and https://t0ken@git.example/',
    'see mailto://ada@club.example and https://git.example/',
  ],
])('secrets are hidden in %s', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown)
})
