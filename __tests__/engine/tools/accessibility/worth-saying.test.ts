import { expect, test } from '@jest/globals'
import type { NodeResult } from 'axe-core'
import { worthSaying } from '../../../../src/engine/tools/accessibility/worth-saying.ts'

test('of empty headings those that count up as they are scrolled into view are not said', () => {
  const nodes = [
    '<h2 class="figure" data-to="2000"></h2>',
    '<h3><b class="counter"></b></h3>',
    '<h2></h2>',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('empty-heading', nodes, { violations: [] })).toEqual([nodes[2]])
})

test('of titles alone those that describe a pattern beside a placeholder are not said', () => {
  const nodes = [
    '<input type="text" placeholder="Name" pattern="[a-z]+" title="Letters only">',
    '<input type="text" placeholder="" pattern="[a-z]+" title="Letters only">',
    '<input type="text" placeholder="Name" title="Your name">',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('label-title-only', nodes, { violations: [] })).toEqual(nodes.slice(1))
})

test('of what takes the focus unseen, the guards at both ends of a dialog are not said', () => {
  const nodes = [
    '<span data-radix-focus-guard="" tabindex="0" aria-hidden="true" style="outline: none; opacity: 0"></span>',
    '<div class="focus-trap-sentinel" tabindex="0" aria-hidden="true"></div>',
    '<div class="focus-trap" aria-hidden="true"><a href="/a">A</a></div>',
    '<div tabindex="0" aria-hidden="true"></div>',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('aria-hidden-focus', nodes, { violations: [] })).toEqual(nodes.slice(2))
})
