/** What is wrong with an element that breaks a rule of axe-core, and what to do about it. */
export interface Instruction {
  /** About the element: "This button has no text". */
  fault: string
  /** In the imperative, without a full stop: "write some into it, or add `aria-label`". */
  repair: string
  /** Axe names the culprit, such as an attribute or a child, and what it says is quoted. */
  quoted?: true
}

const plain = (fault: string, repair: string): Instruction => ({ fault, repair })
const quoted = (fault: string, repair: string): Instruction => ({ fault, repair, quoted: true })

const NAME = 'add `aria-label`, or `aria-labelledby` with the id of its label'
const ALT = 'add `alt` with what the image shows, or `alt=""` if it is decoration'
const ONE_LANGUAGE = 'use a language code such as "en" or "pt-BR"'

/** By axe's id of the rule. A rule that is not here is told in axe's own words. */
export const INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  accesskeys: plain('This accesskey is used more than once on the page', 'choose another key'),
  'area-alt': plain('This area of an image map has no alternative text', 'add `alt` with where it leads'),
  'aria-allowed-attr': quoted(
    'This element has an ARIA attribute that its role does not support',
    'remove the attribute',
  ),
  'aria-allowed-role': quoted('This element cannot have this role', 'remove `role`, or use another element'),
  'aria-braille-equivalent': plain(
    'This element has text for braille displays only',
    'add `aria-label` or `aria-roledescription` too',
  ),
  'aria-command-name': plain('This control has no name', `write text into it, or ${NAME}`),
  'aria-conditional-attr': quoted('An ARIA attribute has no effect on this element', 'remove the attribute'),
  'aria-deprecated-role': quoted('This role is deprecated', 'use another role, or the HTML element for it'),
  'aria-dialog-name': plain('This dialog has no name', NAME),
  'aria-hidden-body': plain(
    'The whole page is hidden from screen readers',
    'remove `aria-hidden` from `<body>`',
  ),
  'aria-hidden-focus': plain(
    'The keyboard reaches something here that screen readers cannot see',
    'add `inert` to what is closed or off the screen, such as a dialog or a drawer; elsewhere remove `aria-hidden`, or add `tabindex="-1"`',
  ),
  'aria-input-field-name': plain('This field has no label', NAME),
  'aria-meter-name': plain('This meter does not say what it measures', NAME),
  'aria-progressbar-name': plain('This progress bar does not say what is in progress', NAME),
  'aria-prohibited-attr': quoted(
    'This element cannot have a name, so screen readers ignore its ARIA attribute',
    'make what can be pressed a `<button>`, give stars or icons `role="img"`, or remove the attribute',
  ),
  'aria-required-attr': quoted(
    'This role needs an ARIA attribute that is not there',
    'add the attribute, or remove the role if the element is something else',
  ),
  'aria-required-children': quoted(
    'The children of this element are not those that its role requires',
    'give the children the roles that it requires, or remove the role',
  ),
  'aria-required-parent': quoted(
    'This role works only inside another one',
    'put the element into a parent with that role, or remove the role',
  ),
  'aria-roles': quoted('This role does not exist', 'correct or remove the role'),
  'aria-tab-name': plain('This tab has no name', `write text into it, or ${NAME}`),
  'aria-text': plain('Something in this `role="text"` takes the focus', 'remove the role'),
  'aria-toggle-field-name': plain('This switch has no label', NAME),
  'aria-tooltip-name': plain('This tooltip is empty', 'write text into it'),
  'aria-treeitem-name': plain('This tree item has no name', `write text into it, or ${NAME}`),
  'aria-valid-attr': quoted(
    'This ARIA attribute does not exist',
    'correct the spelling of the attribute, or remove it',
  ),
  'aria-valid-attr-value': quoted(
    'This ARIA attribute has a value that it cannot have',
    'correct the value: it may be the id of an element that is not there',
  ),
  'autocomplete-valid': plain(
    'Browsers do not know this value of `autocomplete`',
    'use a value of the HTML standard, such as "email" or "given-name"',
  ),
  'avoid-inline-spacing': plain(
    'Visitors cannot change the spacing of this text',
    'remove `!important` from its style attribute',
  ),
  blink: plain('`<blink>` does nothing in any browser', 'remove it, or use `<strong>`'),
  'button-name': plain(
    'Screen readers find no text in this button',
    'write text into it, or add `aria-label`',
  ),
  bypass: plain('Keyboard users cannot skip the navigation', 'wrap the main content in `<main>`'),
  'color-contrast': plain(
    'The text is hard to read against its background',
    'change the color of the text or of the background',
  ),
  'definition-list': quoted(
    'This `<dl>` is not made of groups of `<dt>` and `<dd>`',
    'give each `<dt>` its `<dd>`, and move everything else out of the list',
  ),
  dlitem: plain('This `<dt>` or `<dd>` is outside of a `<dl>`', 'put it into one'),
  'document-title': plain('The page has no title', 'add `<title>` to the `<head>`'),
  'duplicate-id-aria': plain(
    'A label or ARIA attribute refers to an id that several elements have',
    'give each element an id of its own',
  ),
  'empty-heading': plain('This heading is empty', 'write text into it, or remove it'),
  'form-field-multiple-labels': plain('This field has several labels', 'keep one label per field'),
  'frame-focusable-content': plain(
    'The keyboard cannot get into this frame, which has controls',
    'remove `tabindex="-1"`',
  ),
  'frame-title': plain('This frame has no title', 'add `title` with what it shows'),
  'frame-title-unique': plain('Another frame has the same title', 'say in each title what the frame shows'),
  'heading-order': plain('This heading skips a level', 'use the next level, such as `<h3>` below an `<h2>`'),
  'html-has-lang': plain(
    'The page does not say its language',
    'add `lang` to `<html>`, such as `<html lang="en">`',
  ),
  'html-lang-valid': plain('The `lang` of `<html>` is not a language code', ONE_LANGUAGE),
  'html-xml-lang-mismatch': plain('`lang` and `xml:lang` name different languages', 'remove `xml:lang`'),
  'image-alt': plain('This image has no `alt`', ALT),
  'image-redundant-alt': plain(
    'Screen readers say this text twice, as `alt` and as text',
    'use `alt=""` for the image',
  ),
  'input-button-name': plain('This button has no text', 'add `value` with what it does'),
  'input-image-alt': plain('This image button has no alternative text', 'add `alt` with what it does'),
  label: plain('This field has no label', 'add `<label for>` or `aria-label`'),
  'label-content-name-mismatch': plain(
    'The name of this control lacks its visible text, so voice control does not find it',
    'start `aria-label` with the visible text, or remove it',
  ),
  'label-title-only': plain(
    'The label of this field is only visible on hover',
    'add a visible `<label for>`, or `aria-label` to a small control whose choices tell what it is for, such as that of the language',
  ),
  'landmark-main-is-top-level': plain(
    'The main content is inside another landmark',
    'move `<main>` out of the landmark around it',
  ),
  'landmark-no-duplicate-main': plain(
    'The page has several main landmarks (`<main>` or `role="main"`)',
    'keep one main landmark',
  ),
  'landmark-one-main': plain('The page has no main landmark', 'wrap the main content in `<main>`'),
  'link-in-text-block': plain('Only its color shows that this is a link', 'underline links in running text'),
  'link-name': plain(
    'This link has no text, no label and no image with alt',
    'write text into it, or add `aria-label` or the `alt` of its image',
  ),
  list: quoted(
    'This list has children other than `<li>`',
    'wrap the others in `<li>`, or move them out of the list',
  ),
  listitem: plain(
    'This `<li>` is in no list, or in one that has another role',
    'put it into `<ul>` or `<ol>` without a `role`',
  ),
  marquee: plain('This text never stops moving', 'remove `<marquee>`'),
  'meta-refresh': plain(
    'The page reloads or redirects before visitors may have finished reading',
    'remove `<meta http-equiv="refresh">`',
  ),
  'meta-viewport': plain(
    'Visitors cannot zoom the page',
    'remove `user-scalable=no` and `maximum-scale` from the viewport',
  ),
  'meta-viewport-large': plain(
    'Visitors can zoom the page only a little',
    'remove `maximum-scale` from the viewport',
  ),
  'nested-interactive': plain('This control contains another one', 'place the controls side by side'),
  'no-autoplay-audio': plain('Sound starts by itself', 'remove `autoplay`, or add `muted`'),
  'object-alt': plain('This `<object>` has no alternative text', NAME),
  'page-has-heading-one': plain('The page has no `<h1>`', 'make its main heading an `<h1>`'),
  'role-img-alt': plain(
    'This image has no alternative text',
    `${NAME}; remove the role where no image is shown`,
  ),
  'scope-attr-valid': plain(
    '`scope` has no effect here',
    'use it on `<th>` only, as "row", "col", "rowgroup" or "colgroup"',
  ),
  'scrollable-region-focusable': plain('In Safari the keyboard cannot scroll this box', 'add `tabindex="0"`'),
  'select-name': plain('This select has no label', 'add `<label for>` or `aria-label`'),
  'server-side-image-map': plain('Only a mouse can use this image map', 'use `<map>` with `<area href>`'),
  'skip-link': plain(
    'The target of this skip link does not exist',
    'give the main content the id that the link names',
  ),
  'summary-name': plain('This `<summary>` is empty', 'write text into it'),
  'svg-img-alt': plain(
    'This SVG image has no alternative text',
    'add `<title>` as its first child, or `aria-label`',
  ),
  tabindex: plain(
    'A positive tabindex changes the order of the keyboard focus',
    'use `tabindex="0"` or remove it, and order the elements in the source',
  ),
  'table-duplicate-name': plain('`summary` repeats the `<caption>` of this table', 'remove `summary`'),
  'target-size': plain(
    'This target is too small and too close to another one',
    'make the target at least 24 × 24 px, or leave space around it',
  ),
  'td-headers-attr': plain(
    '`headers` of this cell names no header of its table',
    'list the ids of `<th>` elements of the same table',
  ),
  'th-has-data-cells': plain('This `<th>` is the header of no cell', 'use `<td>`, or add `scope` to it'),
  'valid-lang': plain('This `lang` is not a language code', ONE_LANGUAGE),
  'video-caption': plain('This video has no captions', 'add `<track kind="captions">`'),
}
