import { expect, test } from '@jest/globals'
import { adviceOn } from '../../../../src/engine/tools/accessibility/advice.ts'

const ANY = 'Fix any of the following:\n  '
const SMALL = 'Target has insufficient size (97.3px by 19px, should be at least 24px by 24px)'
const CLOSE =
  'Target has insufficient space to its closest neighbors. Safe clickable space has a diameter of 19px instead of at least 24px.'

test.each([
  [
    'list',
    `Fix all of the following:\n  List element has direct children that are not allowed: ul, #text`,
    '<ul>',
    'This list has `<ul>` and text directly in it: wrap it in `<li>`, or move it out of the list.',
  ],
  [
    'definition-list',
    `Fix all of the following:\n  dl element has direct children that are not allowed: p`,
    '<dl>',
    'This `<dl>` has `<p>` directly in it, beside its `<dt>` and `<dd>`.',
  ],
  [
    'aria-allowed-role',
    `${ANY}ARIA role menu is not allowed for given element`,
    '<BUTTON role="menu">',
    'A `<button>` cannot have `role="menu"`.',
  ],
  [
    'aria-required-attr',
    `${ANY}Required ARIA attribute not present: aria-level`,
    '<p class="lead" role="heading">We build sheds.</p>',
    'This `<p role="heading">` has no `aria-level`. If it is no heading, remove the role; otherwise use `<h2>` to `<h6>`.',
  ],
  [
    'aria-required-attr',
    `${ANY}Required ARIA attribute not present: aria-checked`,
    '<div role="checkbox">',
    'This role needs an ARIA attribute that is not there (aria-checked).',
  ],
  [
    'aria-prohibited-attr',
    `${ANY}aria-label attribute cannot be used on "label" elements with no valid role attribute.`,
    '<label for="menu" aria-label="Menu">',
    'Screen readers ignore `aria-label` on a `<label>` without a role: make it a `<button>` if it is one, or remove the attribute.',
  ],
  [
    'aria-prohibited-attr',
    `${ANY}aria-label attribute cannot be used with role "presentation".`,
    '<div role="presentation" aria-label="5 stars">',
    'Screen readers ignore `aria-label` on an element with the role "presentation": give it `role="img"` if it shows a picture, such as stars, or remove the attribute.',
  ],
  [
    'aria-required-children',
    `${ANY}Element has children which are not allowed: h2, li[tabindex], [role=tab]`,
    '<div class="carousel-inner" role="listbox">',
    '`role="listbox"` may only contain `role="option"` or "group"; it contains `<h2>`, `<li tabindex>` and `role="tab"`.',
  ],
  [
    'aria-required-children',
    `${ANY}Required ARIA child role not present: listitem`,
    '<div role=list>',
    '`role="list"` has no children with `role="listitem"`.',
  ],
  [
    'aria-required-children',
    `${ANY}Element has children which are not allowed: b; Having aria-busy="true" does not allow children with roles that are not allowed`,
    '<div role="list" aria-busy="true">',
    '`role="list"` may only contain `role="listitem"`; it contains `<b>`.',
  ],
  [
    'aria-required-children',
    `${ANY}Element has presentational children which cannot be ignored because of [aria-label], [tabindex]`,
    '<ul role="tablist">',
    '`role="tablist"` may only contain `role="tab"`; it contains children with `aria-label` and `tabindex`, which count in spite of their role.',
  ],
  [
    'target-size',
    `${ANY}${SMALL}\n  ${CLOSE}`,
    '<a href="/">',
    'This target has 97.3 × 19 px (at least 24 × 24 px), and others are so close that only 19 px are safe to tap.',
  ],
  [
    'target-size',
    `${ANY}Target has insufficient size because it is partially obscured (smallest space is 8px by 40px, should be at least 24px by 24px)`,
    '<a href="/">',
    'This target is covered in part, and 8 × 40 px of it are left (at least 24 × 24 px).',
  ],
  [
    'meta-viewport',
    `${ANY}maximum-scale on <meta> tag disables zooming on mobile devices`,
    '<meta name="viewport" content="width=device-width, maximum-scale=1">',
    'The viewport has `maximum-scale=1`, so visitors cannot zoom the page.',
  ],
  [
    'aria-valid-attr',
    `${ANY}Invalid ARIA attribute name: aria-lable`,
    '<p aria-lable="a">',
    'This ARIA attribute does not exist (aria-lable).',
  ],
  [
    'label-title-only',
    `${ANY}Only title used to generate label for form element`,
    '<select class="lang" title="Idioma"> <option value="ca" selected="">CA</option> <option value="es">ES</option> </select>',
    'The label of this select of the language is only visible on hover: `aria-label` with the same text is enough here.',
  ],
  [
    'label-title-only',
    `${ANY}Only title used to generate label for form element`,
    '<select title="Size"> <option value="s">S</option> <option value="xl">XL</option> </select>',
    'The label of this field is only visible on hover.',
  ],
  ...['background-image: url();', "background: url('') no-repeat", 'background-image: none'].map(
    style =>
      [
        'role-img-alt',
        `${ANY}aria-label attribute does not exist or is empty`,
        `<div class="bg" style="${style}" role="img" aria-label=""></div>`,
        'This element shows no image, since its style names none: remove `role="img"`, or give it an image.',
      ] as const,
  ),
  [
    'role-img-alt',
    `${ANY}aria-label attribute does not exist or is empty`,
    '<div style="background: url(bike.png)" role="img"></div>',
    'This image has no alternative text.',
  ],
  [
    'button-name',
    `${ANY}Element does not have inner text that is visible to screen readers`,
    '<button type="button" role="combobox" aria-expanded="false">',
    'This button shows what is chosen and does not say what the choice is about: add `aria-label`, or `aria-labelledby` with the id of its label.',
  ],
  ['frame-title', `${ANY}Element has no title attribute`, '<iframe>', 'This frame has no title.'],
  [
    'color-contrast',
    `${ANY}Element has insufficient color contrast of 1.97 between the foreground and shadow color (foreground color: #ff9900, text-shadow color: #ffffff, font size: 12pt, font weight: bold). Expected contrast ratio of 4.5:1`,
    '<a>',
    'The contrast between text and text-shadow is 1.97:1 (at least 4.5:1), #ff9900 on #ffffff.',
  ],
])('%s names the culprit: %s', (rule, failureSummary, html, said) => {
  expect(adviceOn(rule, { failureSummary, html })).toBe(said)
})
