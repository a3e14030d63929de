import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** How the forms of the page can be filled in. */
export const FORM_CHECKS = {
  'form-nested': {
    severity: 'warning',
    title: 'A form stands inside another form',
    why: 'Browsers drop the start tag of the inner one: its fields are sent with the outer form, to the wrong address, or not at all.',
    fix: 'Close the first form before the second begins.',
    help: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
    example: '<form action="/order"> … <form action="/search"><input name="q"></form> … </form>',
  },
  'form-without-submit': {
    severity: 'warning',
    title: 'A form has no button that sends it',
    why: 'Without one, the Enter key does not send a form of several fields either, and assistive software finds nothing to activate.',
    fix: 'Put a <button> into the form; its type is submit where none is given.',
    help: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
    example: '<form action="/login"><input name="user"><input name="password" type="password"></form>',
  },
  'paste-prevented': {
    severity: 'warning',
    title: 'A field refuses to be pasted into',
    why: 'It locks password managers out and makes visitors type what they could copy; those who cannot do so leave.',
    fix: 'Remove the handler of the paste event.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs',
    example: '<input type="password" onpaste="return false">',
  },
  'input-type-generic': {
    severity: 'notice',
    title: 'A field for an e-mail address or telephone number is one for any text',
    why: 'Phones show the wrong keyboard for it, without @ or with letters.',
    fix: 'Use type="email" or type="tel", or say it with inputmode.',
    help: 'https://web.dev/learn/forms/form-fields',
    example: '<input type="text" name="email">',
  },
  'autocomplete-missing': {
    severity: 'notice',
    title: 'A field does not say what browsers may fill in',
    why: 'Browsers and password managers fill a field reliably only where they are told what it is for.',
    fix: 'Add autocomplete with "email", "tel", "current-password" or "new-password".',
    help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
    example: '<input type="password" name="password">',
  },
} as const satisfies Record<string, CheckDefinition>

export type FormCheck = keyof typeof FORM_CHECKS
