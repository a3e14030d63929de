import { expect, test } from '@jest/globals'
import type { AxeResults, NodeResult } from 'axe-core'
import { worthSaying } from '../../../../src/engine/tools/accessibility/worth-saying.ts'

test('of empty headings those that count up as they are scrolled into view are not said', () => {
  const nodes = [
    '<h2 class="figure" data-to="2000"></h2>',
    '<h3><b class="counter"></b></h3>',
    '<h2></h2>',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('empty-heading', nodes, { violations: [] })).toEqual([nodes[2]])
})

test.each(['blink', 'marquee'])('of <%s> those that are empty are not said', tag => {
  const nodes = [
    `<${tag}></${tag}>`,
    `<${tag} class="a"> &nbsp;</${tag}>`,
    `<${tag}>Sale</${tag}>`,
    `<${tag}><img src="a.gif" alt=""></${tag}>`,
    `<${tag}>`,
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying(tag, nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('of titles alone those that describe a pattern beside a placeholder are not said', () => {
  const nodes = [
    '<input type="text" placeholder="Name" pattern="[a-z]+" title="Letters only">',
    '<input type="text" placeholder="" pattern="[a-z]+" title="Letters only">',
    '<input type="text" placeholder="Name" title="Your name">',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('label-title-only', nodes, { violations: [] })).toEqual(nodes.slice(1))
})

test('of titles alone those of a search with a placeholder are not said', () => {
  const nodes = [
    '<input type="text" name="q" placeholder="Search docs" title="Type search term here">',
    '<input type="search" placeholder="Suche" title="Suche">',
    '<input type="search" title="Search">',
    '<input name="mail" placeholder="Your address" title="Address">',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('label-title-only', nodes, { violations: [] })).toEqual(nodes.slice(2))
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

test('of fields without a label those that are traps for programs are not said', () => {
  const nodes = [
    '<input name="b_9fc8aa205b0521b5f05fc8e1e_ae0fb459fc" tabindex="-1">',
    '<input type="text" name="_gotcha" tabindex="-1">',
    '<input name="mail" tabindex="-1" autocomplete="off">',
    '<input name="b_9fc8aa205b0521b5f05fc8e1e_ae0fb459fc">',
    '<input name="mail" tabindex="-1">',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('label', nodes, { violations: [] })).toEqual(nodes.slice(3))
})

test('of links in a text those that are a sign alone are not said', () => {
  const nodes = [
    '<a class="direct-link" href="#part">#</a>',
    '<a href="#part"> ¶ </a>',
    '<a href="/a">A</a>',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('link-in-text-block', nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('of links in a text those of which all text is bold or underlined are not said', () => {
  const nodes = [
    '<a href="/a"> <b>here</b>.</a>',
    '<a href="/a"><strong>the report</strong></a>',
    '<a href="/a"><b>the</b> report</a>',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('link-in-text-block', nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('initials before the name that they are of are no part of what a control is called', () => {
  const nodes = ['M Meridian', 'JD Jane Doe', 'A Meridian'].map(text => ({
    html: '<a href="/">',
    target: [text],
    named: { label: text.includes('Jane') ? 'Jane Doe, home' : 'Meridian – home', text },
  })) as Partial<NodeResult>[] as NodeResult[]
  expect(worthSaying('label-content-name-mismatch', nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('the number of an entry before its text is no part of what a control is called', () => {
  const nodes = ['01 Our teams do not talk', '01 Prices', 'Our 3 teams'].map(text => ({
    html: '<button>',
    target: [text],
    named: { label: 'Our teams do not talk', text },
  })) as Partial<NodeResult>[] as NodeResult[]
  expect(worthSaying('label-content-name-mismatch', nodes, { violations: [] })).toEqual(nodes.slice(1))
})

test('how many there are, in an element of its own, is no part of what a control is called', () => {
  const nodes = [
    { label: 'See e-bikes', text: 'E-Bikes 12', number: '12' },
    { label: 'See e-bikes', text: 'E-Bikes (12)', number: '(12)' },
    { label: 'See e-bikes', text: 'E-Bikes 2026', number: '2026' },
    { label: 'See step', text: 'Step 2' },
    { label: 'See bikes', text: 'E-Bikes 12', number: '12' },
  ].map(named => ({ html: '<button>', target: [named.text], named })) as Partial<NodeResult>[] as NodeResult[]
  expect(worthSaying('label-content-name-mismatch', nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('of dialogs without a name those that another element is to name are not said', () => {
  const nodes = [
    '<div class="panel" role="dialog" aria-labelledby="title">',
    '<div role="dialog" aria-labelledby="">',
    '<div role="dialog" aria-label="">',
  ].map(html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult)
  expect(worthSaying('aria-dialog-name', nodes, { violations: [] })).toEqual(nodes.slice(1))
})

test('of lists those that have breaks alone between their entries are not said', () => {
  const nodes = ['br', 'br, br', 'div', 'br, div', '#text', 'br-x'].map(children => ({
    html: '<ul class="contact-info">',
    target: [children],
    failureSummary: `Fix all of the following:\n  List element has direct children that are not allowed: ${children}`,
  })) as Partial<NodeResult>[] as NodeResult[]
  expect(worthSaying('list', nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('of small targets those that lack less than a pixel are not said', () => {
  const nodes = ['352px by 23.4px', '23.2px by 23.9px', '352px by 23px', '22.9px by 40px'].map(size => ({
    html: '<a href="/a">A</a>',
    target: [size],
    failureSummary: `Fix any of the following:\n  Target has insufficient size (${size}, should be at least 24px by 24px)\n  Target has insufficient space to its closest neighbors.`,
  })) as Partial<NodeResult>[] as NodeResult[]
  expect(worthSaying('target-size', nodes, { violations: [] })).toEqual(nodes.slice(2))
})

test('of roles that are not allowed those are not said that stand in no list', () => {
  const nodes = ['<a href="/a" role="listitem">A</a>', '<a href="/b" role="form">B</a>'].map(
    html => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult,
  )
  const violations = [{ id: 'aria-required-parent', nodes: nodes.slice(0, 1) }] as never
  expect(worthSaying('aria-allowed-role', nodes, { violations })).toEqual(nodes.slice(1))
})

test.each([
  ['4.47', '4.5', false],
  ['4.44', '4.5', true],
  ['2.96', '3', false],
  ['2.5', '3', true],
])('a contrast of %s where %s is asked for is told: %s', (contrast, least, isSaid) => {
  const node = {
    html: '<p>From 20 euros</p>',
    target: ['p'],
    failureSummary: `Fix any of the following:\n  Element has insufficient color contrast of ${contrast} (foreground color: #787774, background color: #ffffff, font size: 12.0pt (16px), font weight: normal). Expected contrast ratio of ${least}:1`,
  } as Partial<NodeResult> as NodeResult
  expect(worthSaying('color-contrast', [node], { violations: [] })).toEqual(isSaid ? [node] : [])
})

test('the level of a heading that is empty is not said as well', () => {
  const node = (html: string) => ({ html, target: [html] }) as Partial<NodeResult> as NodeResult
  const [empty, full] = [node('<h3></h3>'), node('<h4>Hours</h4>')]
  const violations = [{ id: 'empty-heading', nodes: [empty] }] as unknown as AxeResults['violations']
  expect(worthSaying('heading-order', [empty, full], { violations })).toEqual([full])
})
