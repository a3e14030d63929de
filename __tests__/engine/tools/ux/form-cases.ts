import { type Case, page } from './case.ts'

const LOGIN =
  '<input name="user" autocomplete="username"><input name="password" type="password" autocomplete="current-password">'

export const FORM_CASES: readonly Case[] = [
  {
    check: 'form-nested',
    outcome: 'pass',
    about: 'one after the other',
    answer: page('<form></form><form></form><textarea><form></textarea>'),
  },
  {
    check: 'form-nested',
    outcome: 'fail',
    about: 'one in the other',
    answer: page('<form action="/order">\n<form action="/search"><input name="q"></form></form>'),
    says: /the form that begins in line 1 is still open/,
    line: 2,
  },
  { check: 'form-nested', outcome: 'not-applicable', about: 'no forms', answer: page('') },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    about: 'a button',
    answer: page(`<form action="/login">${LOGIN}<button>Log in</button></form>`),
  },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    about: 'a button elsewhere that names the form',
    answer: page(`<form id="f" action="/login">${LOGIN}</form><button form="f">Log in</button>`),
  },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    about: 'one field, which Enter sends',
    answer: page('<form action="/search"><input name="q"></form>'),
  },
  {
    check: 'form-without-submit',
    outcome: 'pass',
    about: 'a choice that sends the form',
    answer: page(`<form action="/list">${LOGIN}<select onchange="form.submit()"></select></form>`),
  },
  {
    check: 'form-without-submit',
    outcome: 'fail',
    about: 'two fields and no button',
    answer: page(`<form id="f" action="/login">${LOGIN}</form>`),
    selector: '#f',
  },
  {
    check: 'form-without-submit',
    outcome: 'fail',
    about: 'a text area and no button',
    answer: page('<form id="f" action="/note"><textarea name="note"></textarea></form>'),
    selector: '#f',
  },
  {
    check: 'form-without-submit',
    outcome: 'not-applicable',
    about: 'forms that do not say where they are sent',
    answer: page(`<form>${LOGIN}</form>`),
  },
  {
    check: 'paste-prevented',
    outcome: 'fail',
    about: 'an attribute that returns false',
    answer: page('<input id="p" type="password" onpaste="return false">'),
    says: /its onpaste refuses/,
    selector: '#p',
  },
  { check: 'paste-prevented', outcome: 'not-applicable', about: 'no fields', answer: page('') },
  {
    check: 'paste-prevented',
    outcome: 'not-applicable',
    about: 'a box to tick',
    answer: page('<input type="checkbox" name="a">'),
  },
  {
    check: 'paste-prevented',
    outcome: 'not-measured',
    about: 'fields, without Chrome',
    answer: page('<input name="a">'),
    says: /needs Chrome/,
  },
  {
    check: 'input-type-generic',
    outcome: 'pass',
    about: 'types that fit, and names that say nothing',
    answer: page(
      '<input type="email" name="email"><input name="tel" inputmode="tel"><input name="emails-per-day"><input name="login">',
    ),
  },
  {
    check: 'input-type-generic',
    outcome: 'pass',
    about: 'a trap for programs',
    answer: page(
      '<input name="user"><input type="email"><div style="display: none"><input name="email"></div><input name="phone" tabindex="-1">',
    ),
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    about: 'a field named email',
    answer: page('<input type="text" name="Email">'),
    says: /its type is "text", and "email" fits/,
    selector: 'html > body > input',
  },
  {
    check: 'input-type-generic',
    outcome: 'fail',
    about: 'a field that says it is for a telephone number',
    answer: page('<input name="n" autocomplete="shipping tel">'),
    says: /"tel" fits/,
  },
  { check: 'input-type-generic', outcome: 'not-applicable', about: 'no fields', answer: page('') },
  {
    check: 'input-type-generic',
    outcome: 'not-applicable',
    about: 'a field for something else',
    answer: page('<input name="q"><input type="checkbox" name="email">'),
  },
  {
    check: 'autocomplete-missing',
    outcome: 'pass',
    about: 'fields that say what they are for',
    answer: page(`${LOGIN}<form autocomplete="off"><input type="email"></form>`),
  },
  {
    check: 'autocomplete-missing',
    outcome: 'fail',
    about: 'a password that does not',
    answer: page('<input type="password" name="p">'),
    says: /type "password" without autocomplete/,
    selector: 'html > body > input',
  },
  {
    check: 'autocomplete-missing',
    outcome: 'not-applicable',
    about: 'a field for a search',
    answer: page('<input type="search">'),
  },
]
