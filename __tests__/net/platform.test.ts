import { expect, test } from '@jest/globals'
import { platformOf } from '../../src/net/platform.ts'

test.each([
  ['shop.vercel.app', 'vercel.app'],
  ['deploy-preview-3--shop.netlify.app', 'netlify.app'],
  ['me.github.io', 'github.io'],
  ['a.shop.pages.dev', 'pages.dev'],
  ['www.example.com', undefined],
  ['www.example.co.uk', undefined],
  ['shop.uk.com', undefined],
  ['www.shop.eu.com', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('the platform of %s is %s', (host, platform) => expect(platformOf(host)).toBe(platform))
