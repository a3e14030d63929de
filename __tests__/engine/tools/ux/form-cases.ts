import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const LOGIN =
  '<input name="user" autocomplete="username"><input name="password" type="password" autocomplete="current-password">'

const LABELS_ABOVE =
  '<form><div><label>Name</label><input placeholder="Ada"></div><div><label>Age</label><input placeholder="19"></div></form>'
const LABELS_ELSEWHERE =
  '<form><div><label for="name">Name</label><input placeholder="Ada"></div><div><label for="age">Age</label><input placeholder="19"></div></form>'

export const SOON =
  '<form><input type="email" placeholder="you@email" disabled><button type="button" disabled>Soon</button></form>'

export const FORM_CASES: readonly Case[] = [
  {
    check: 'form-disabled',
    outcome: 'fail',
    when: 'its only field and its button are',
    site: page(SOON),
    says: ['The only field of this form and its button ("Soon") are disabled: nobody can use it.'],
  },
  {
    check: 'form-disabled',
    outcome: 'fail',
    when: 'a fieldset is',
    site: page(`<form><fieldset disabled>${LOGIN}<input type="submit" value="Log in"></fieldset></form>`),
    says: ['All 2 fields of this form and its button ("Log in") are disabled: nobody can use it.'],
  },
  ...(
    [
      ['one field is not', `<form><input disabled><input><button disabled>Go</button></form>`],
      ['the button is not', `<form><input disabled><button>Edit</button></form>`],
      ['it is hidden', `<div hidden>${SOON}</div><form><input><button>Go</button></form>`],
      [
        'it is in an island that a script starts later',
        `<x-island>${SOON}</x-island><form><input><button>Go</button></form>`,
      ],
    ] as const
  ).map(([when, body]): Case => ({ check: 'form-disabled', outcome: 'pass', when, site: page(body) })),
  {
    check: 'form-disabled',
    outcome: 'not-applicable',
    when: 'the page shows how to write it',
    site: page(`${SOON}<pre>&lt;input disabled></pre>`),
  },
  { check: 'form-disabled', outcome: 'not-applicable', when: 'there is none', site: page('<p>X</p>') },
  {
    check: 'placeholder-as-label',
    outcome: 'not-applicable',
    when: 'the field is disabled',
    site: page(SOON),
  },
  {
    check: 'form-nested',
    outcome: 'pass',
    when: 'one after the other',
    site: page('<form></form><form></form><textarea><form></textarea>'),
  },
  {
    check: 'form-nested',
    outcome: 'fail',
    when: 'one in the other',
    site: page('<form action="/order">\n<form action="/search"><input name="q"></form></form>'),
    says: 'Browsers ignore this form: the one that begins in line 1 is still open.',
    line: 2,
  },
  { check: 'form-nested', outcome: 'not-applicable', when: 'no forms', site: page('') },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    when: 'a button',
    site: page(`<form action="/login">${LOGIN}<button>Log in</button></form>`),
  },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    when: 'a button elsewhere that names the form',
    site: page(`<form id="f" action="/login">${LOGIN}</form><button form="f">Log in</button>`),
  },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    when: 'one field, which Enter sends',
    site: page('<form action="/search"><input name="q"></form>'),
  },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    when: 'a choice that sends the form',
    site: page(`<form action="/list">${LOGIN}<select onchange="form.submit()"></select></form>`),
  },
  {
    check: 'form-without-submit',
    outcome: 'fail',
    when: 'two fields and no button',
    site: page(`<form id="f" action="/login">${LOGIN}</form>`),
    selector: '#f',
  },
  {
    check: 'form-without-submit',
    outcome: 'fail',
    when: 'a text area and no button',
    site: page('<form id="f" action="/note"><textarea name="note"></textarea></form>'),
    selector: '#f',
  },
  {
    check: 'form-without-submit',
    outcome: 'not-applicable',
    when: 'forms that do not say where they are sent',
    site: page(`<form>${LOGIN}</form>`),
  },
  {
    check: 'paste-prevented',
    outcome: 'fail',
    when: 'an attribute that returns false',
    site: page('<input id="p" type="password" onpaste="return false">'),
    says: 'The onpaste attribute of this field cancels pasting.',
    selector: '#p',
  },
  { check: 'paste-prevented', outcome: 'not-applicable', when: 'no fields', site: page('') },
  {
    check: 'paste-prevented',
    outcome: 'not-applicable',
    when: 'a box to tick',
    site: page('<input type="checkbox" name="a">'),
  },
  {
    check: 'paste-prevented',
    outcome: 'not-measured',
    when: 'fields, without Chrome',
    site: page('<input name="a">'),
    says: /needs Chrome/,
  },
  {
    check: 'input-type-generic',
    outcome: 'pass',
    when: 'types that fit, and names that say nothing',
    site: page(
      '<input type="email" name="email"><input name="tel" inputmode="tel"><input name="emails-per-day"><input name="login">',
    ),
  },
  {
    check: 'input-type-generic',
    outcome: 'not-applicable',
    when: 'fields that take an address as well as a number',
    site: page(
      '<label>Telefon oder E-Mail <input name="contact" autocomplete="tel"></label><label for="m">Phone / email</label><input id="m" name="email"><input name="tel" placeholder="Téléphone ou mail">',
    ),
  },
  {
    check: 'input-type-generic',
    outcome: 'pass',
    when: 'a trap for programs',
    site: page(
      '<input name="user"><input type="email"><div style="display: none"><input name="email"></div><input name="phone" tabindex="-1">',
    ),
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    when: 'a field named email',
    site: page('<input type="text" name="Email">'),
    says: 'This field has type="text": use type="email".',
    selector: 'html > body > input',
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    when: 'a field that says it is for a telephone number',
    site: page('<input name="n" autocomplete="shipping tel">'),
    says: 'This field has no type: use type="tel".',
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    when: 'the type of a field is none',
    site: page('<input type="phone" name="phone">'),
    says: 'This field has type="phone", which browsers take for "text": use type="tel".',
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    when: 'a phone number is taken for a quantity',
    site: page('<input type="number" name="telefono" placeholder="Teléfono" min="" max="">'),
    says: 'This field has type="number", which drops a zero at the beginning: use type="tel".',
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    when: 'a field for a phone number in another language',
    site: page('<input type="text" name="téléphone"><input type="tel" name="tel">'),
    says: ['This field has type="text": use type="tel".'],
  },
  ...[
    '<input type="number" name="phone" min="1" max="20">',
    '<input type="number" name="mobile">',
    '<input type="number" name="phones">',
  ].map(
    (field): Case => ({
      check: 'input-type-generic',
      outcome: 'not-applicable',
      when: `a field counts phones: ${field}`,
      site: page(field),
    }),
  ),
  { check: 'input-type-generic', outcome: 'not-applicable', when: 'no fields', site: page('') },
  ...[
    '<label for="p">Phone, WhatsApp, or LINE (optional)</label><input id="p" name="phone">',
    '<input name="tel" placeholder="Telefon oder E-Mail">',
    '<input name="email" aria-label="Email or username">',
  ].map(
    (field): Case => ({
      check: 'input-type-generic',
      outcome: 'not-applicable',
      when: `a field takes more than that: ${field}`,
      site: page(field),
    }),
  ),
  {
    check: 'input-type-generic',
    outcome: 'fail',
    when: 'a field whose label says the same as its name',
    site: page('<label for="p">Your phone, online or mobile</label><input id="p" name="phone">'),
    says: /use type="tel"\.$/,
  },
  {
    check: 'input-type-generic',
    outcome: 'not-applicable',
    when: 'a field for something else',
    site: page('<input name="q"><input type="checkbox" name="email">'),
  },
  {
    check: 'autocomplete-missing',
    outcome: 'pass',
    when: 'fields that say what they are for',
    site: page(`${LOGIN}<form autocomplete="off"><input type="email"></form>`),
  },
  {
    check: 'autocomplete-missing',
    outcome: 'fail',
    when: 'a password that does not',
    site: page('<input type="password" name="p">'),
    says: 'This password field has no autocomplete.',
    selector: 'html > body > input',
  },
  {
    check: 'autocomplete-missing',
    outcome: 'not-applicable',
    when: 'fields that browsers know by their type',
    site: page('<input type="search"><input type="email"><input type="tel">'),
  },
  {
    check: 'input-purpose-missing',
    outcome: 'not-applicable',
    when: 'the fields are for somebody else, to whom a card is sent',
    site: page(
      '<form><label for="n">Nombre del destinatario</label><input id="n" name="nombre"><label for="e">Email del destinatario</label><input id="e" type="email"></form>',
    ),
  },
  {
    check: 'input-purpose-missing',
    outcome: 'fail',
    when: 'a form asks for name, address and number, and says so to people alone',
    site: page(
      '<form><input id="Prénom" name="x"><input type="email"><input name="phoneNumber"></form><form><input type="search" name="q"></form>',
    ),
    says: 'No field of this form has autocomplete, which belongs on those for the name, the email address and the phone number.',
    selector: 'html > body > form:nth-of-type(1)',
  },
  {
    check: 'input-purpose-missing',
    outcome: 'pass',
    when: 'one of the fields or the form has it',
    site: page(
      '<form><input name="name" autocomplete="name"><input type="email"></form><form autocomplete="off"><input name="vorname"><input name="email"></form>',
    ),
  },
  {
    check: 'input-purpose-missing',
    outcome: 'not-applicable',
    when: 'nobody is asked who they are: a newsletter, a name of something else, a trap for programs',
    site: page(
      '<form><input type="email"></form><form><input name="filename"><input type="email"></form><form><input name="name" tabindex="-1"><input type="email"></form>',
    ),
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'fail',
    when: 'labels beside or around the fields of a dialog are for none of them, or empty',
    site: page(
      '<div class="modal fade"><label>Name</label><input id="name"><label class="toggle"><input type="checkbox"><span></span></label></div>',
    ),
    says: [
      'The label "Name" before this field is not tied to it: it has no "for" with the id of the field.',
      'This field has no label, no aria-label and no placeholder.',
    ],
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'pass',
    when: 'each has a label, a name or a placeholder',
    site: page(
      '<dialog><label for="a">Name</label><input id="a"><label><input type="radio"> Yes</label><select aria-label="Size"><option>1</select><input placeholder="Town"><input type="hidden" name="b"></dialog>',
    ),
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'not-applicable',
    when: 'the fields are on the page itself, which axe sees, or a trap for programs',
    site: page(
      '<p><input name="x"></p><div class="popup"><input name="y" tabindex="-1"></div><div class="drawer"><input type="checkbox" class="hidden peer" id="open"></div>',
    ),
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'not-applicable',
    when: 'the box of a drawer holds the page as well',
    site: page('<div class="drawer"><main><h1>Bikes</h1><p><input name="size"></p></main></div>'),
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'pass',
    when: 'the label is an icon with a name',
    site: page(
      '<div class="drawer"><input id="open" type="checkbox"><label for="open" aria-label="Open the menu"><svg></svg></label><button>×</button></div>',
    ),
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'not-applicable',
    when: 'a box is called so and stands on the page',
    site: page('<form class="popup_box"><h3>Book</h3><select><option>1</option></select></form>'),
  },
  {
    check: 'dialog-field-unlabelled',
    outcome: 'fail',
    when: 'such a box can be closed',
    site: page(
      '<form class="popup_box"><a class="popup-close">Back</a><select><option>1</option></select></form>',
    ),
    says: ['This field has no label, no aria-label and no placeholder.'],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'a field is of a type that browsers do not know, and is a text to them',
    site: page('<form><input type="text" placeholder="Name"><input type="phone" placeholder="Phone"></form>'),
    says: ['Fields of this form have no label, only a placeholder: "Name", "Phone"'],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'the fields of a login have none',
    site: page('<form><input placeholder="User name"><input type="password" placeholder="Password"></form>'),
    says: ['Fields of this form have no label, only a placeholder: "User name", "Password"'],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'pass',
    when: 'the fields of a login have one each',
    site: page(
      '<form><label>User name <input placeholder="ada"></label><label>Password <input type="password" placeholder="8 letters"></label></form>',
    ),
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'a dialog asks without labels',
    site: page(
      '<div style="display: none"><form id="order"><input placeholder="Name"><input type="tel" placeholder="Phone"><label for="c">Comment</label><textarea id="c" placeholder="…"></textarea></form></div>',
    ),
    says: ['Fields of this form have no label, only a placeholder: "Name", "Phone"'],
    selector: '#order',
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'fields are written into or chosen from, beside traps for programs',
    site: page(
      `<form id="ask"><input placeholder="Name"><input type="tel" placeholder="Phone"><select><option>Sofa</option></select>
      <input name="website" tabindex="-1" placeholder="Website"><p style="position:absolute;left:-5000px"><input placeholder="Leave empty"></p>
      <p hidden><label>Fax <input></label></p><div class="form-honeypot"><input placeholder="Mail"></div><input name="_gotcha" placeholder="X"></form>`,
    ),
    says: ['Fields of this form have no label, only a placeholder: "Name", "Phone"'],
    selector: '#ask',
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'titles say what may be written into fields with a pattern, and others name their field',
    site: page(
      `<form><input placeholder="Name" pattern="[a-z]+" title="Letters only"><input placeholder="Town">
      <input placeholder="London" title="Street"></form>`,
    ),
    says: ['Fields of this form have no label, only a placeholder: "Name", "Town"'],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'pass',
    when: 'a line of text stands above each field, which names it for those who see it',
    site: page(
      '<form><div><p class="caption">Name<span> *</span></p><div><input placeholder="Your name"></div></div><div><p>Born</p><div><span class="icon" aria-hidden="true"></span><input type="date" placeholder="Date"></div></div></form>',
    ),
  },
  {
    check: 'placeholder-as-label',
    outcome: 'pass',
    when: 'a label stands above each field, and is of none',
    site: page(LABELS_ABOVE),
  },
  {
    check: 'label-for-nothing',
    outcome: 'fail',
    when: 'a label stands above each field, and is of none',
    site: page(LABELS_ABOVE),
    says: [
      'The label "Name" has no "for", and no field is in it.',
      'The label "Age" has no "for", and no field is in it.',
    ],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'pass',
    when: 'the labels name fields that are not there',
    site: page(LABELS_ELSEWHERE),
  },
  {
    check: 'label-for-nothing',
    outcome: 'fail',
    when: 'the labels name fields that are not there',
    site: page(LABELS_ELSEWHERE),
    says: [/id="name", which no element has/, /id="age", which no element has/],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'some of the fields alone have a label above them',
    site: page('<form><label>Name</label><input placeholder="Ada"><input placeholder="19"></form>'),
    says: ['Fields of this form have no label, only a placeholder: "Ada", "19"'],
  },
  {
    check: 'placeholder-as-label',
    outcome: 'pass',
    when: 'all but one of the fields are traps for programs',
    site: page(
      '<form><input placeholder="Email"><input name="b_1" tabindex="-1" placeholder="Name"></form><form><select><option>A</option></select><input placeholder="Name"></form>',
    ),
  },
  {
    check: 'placeholder-as-label',
    outcome: 'pass',
    when: 'labels are around, beside or on the fields',
    site: page(
      '<form><label>Name <input placeholder="Ada"></label><label for="t">Phone</label><input id="t" placeholder="+44"><input aria-label="Town" placeholder="London"><input placeholder="Street"></form>',
    ),
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'a script asks for what it works out, without a form',
    site: page(
      '<div id="bmi"><input id="weight" placeholder="kg"><input id="height" placeholder="cm"><button onclick="bmi()">Go</button></div>',
    ),
    says: ['Fields of this form have no label, only a placeholder: "kg", "cm"'],
    selector: '#bmi',
  },
  {
    check: 'placeholder-as-label',
    outcome: 'not-applicable',
    when: 'the fields beside each other are not of one group',
    site: page('<div><input placeholder="Search"></div><div><input placeholder="Search"></div>'),
  },
  {
    check: 'placeholder-as-label',
    outcome: 'not-applicable',
    when: 'forms have one field',
    site: page(
      '<form><input placeholder="Name"><input type="hidden"></form><form><input type="search" placeholder="Search"></form>',
    ),
  },
  {
    check: 'placeholder-as-label',
    outcome: 'fail',
    when: 'the field of a newsletter has a placeholder alone',
    site: page('<form><input type="email" placeholder="Your email"><button>Subscribe</button></form>'),
    says: 'The field for an email address has no label, only the placeholder "Your email"',
  },
  {
    check: 'placeholder-as-label',
    outcome: 'not-applicable',
    when: 'the only field is for a search',
    site: page('<form><input placeholder="Search"><button>Go</button></form>'),
  },
  {
    check: 'choices-unnamed',
    outcome: 'fail',
    when: 'radio buttons stand below a paragraph',
    site: page(
      '<form><input name="n" title="Name"><p>Delivery</p><label><input type="radio" name="by">Post</label><input type="radio" name="by" id="c"><label for="c">Courier</label></form>',
    ),
    says: 'Neither a <fieldset> with a <legend> nor a group with a name is around these choices: "Post", "Courier".',
    selector: /input/,
  },
  {
    check: 'choices-unnamed',
    outcome: 'pass',
    when: 'a legend, a group or the button itself has the name, or there is one choice',
    site: page(
      '<form><input name="n" title="Name"><fieldset><legend>By</legend><label><input type="radio" name="a">A</label><label><input type="radio" name="a">B</label></fieldset><div role="radiogroup" aria-label="By"><label><input type="radio" name="b">A</label><label><input type="radio" name="b">B</label></div><label><input type="radio" name="c" aria-describedby="q">A</label><label><input type="radio" name="c">B</label><label><input type="radio" name="d">A</label></form>',
    ),
  },
  {
    check: 'choices-unnamed',
    outcome: 'not-applicable',
    when: 'radio buttons are switches of a page',
    site: page('<input type="radio" name="tab"><input type="radio" name="tab">'),
  },
  {
    check: 'pattern-invalid',
    outcome: 'fail',
    when: 'signs are not escaped in a class',
    site: page(
      '<form><input name="phone" type="phone" pattern="[0-9()-.^+*%\\s^]{5,16}$"><button>Go</button></form>',
    ),
    says: 'pattern="[0-9()-.^+*%\\s^]{5,16}$" is not valid: invalid character in character class.',
  },
  {
    check: 'pattern-invalid',
    outcome: 'pass',
    when: 'they are escaped, or stand outside of a class',
    site: page(
      '<form><input type="tel" pattern="\\+?[0-9\\(\\)\\-]{5,16}"><input pattern="(a-b)/[^<>]+"><button>Go</button></form>',
    ),
  },
  {
    check: 'pattern-invalid',
    outcome: 'not-applicable',
    when: 'a field has none, or one that does not apply',
    site: page('<form><input name="a"><input type="number" pattern="[("><button>Go</button></form>'),
  },
]
