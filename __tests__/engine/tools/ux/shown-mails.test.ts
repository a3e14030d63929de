import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { shownMails } from '../../../../src/engine/tools/ux/shown-mails.ts'

const shown = (body: string) =>
  shownMails(new HtmlDocument(`<html lang="en"><body>${body}</body></html>`, 'https://kranz.garden/'))

test('the mailboxes of a page are those that it shows and links to, samples left out', () => {
  expect(
    shown(
      '<p>Write to Info@kranz.garden, or</p><a href="mailto:ada%40kranz.garden?subject=a@b.garden">us</a><p>name@example.com</p>',
    ),
  ).toEqual(['info@kranz.garden', 'ada@kranz.garden'])
})

test('a page that lists the mailboxes of many people has none', () => {
  expect(shown(Array.from({ length: 21 }, (_, at) => `<p>p${at}@kranz.garden</p>`).join(''))).toEqual([])
})
