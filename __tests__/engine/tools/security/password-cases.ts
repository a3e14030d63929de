import type { Case } from '../../../support/tool-cases.ts'
import { local } from './sites.ts'

const check = 'password-in-page'
const FIELD = '<input type=password id=pw>'

/** Scripts that hold the password that they ask for, and those that do not. */
export const PASSWORD_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a handler asks for a password and compares it with one',
    ...local(`<p>a
<button onclick="var pw=prompt('Contrasenya:');if(pw==='Sesame2026!')location.href='/members'">Members</button>`),
    says: 'onclick compares what was typed with a password that stands in the page.',
    line: 2,
  },
  ...[
    "document.getElementById('loginPass').value.trim() === 'Sesame2026!'",
    'passwordField.value == "Sesame2026!"',
    "'Sesame2026!' !== kennwort",
  ].map(
    (condition): Case => ({
      check,
      outcome: 'fail',
      when: `a script tests ${condition}`,
      ...local(`${FIELD}<script>\nfunction open() {\nif (${condition}) show() }</script>`),
      says: 'The script compares what was typed with a password that stands in the page.',
      line: 3,
    }),
  ),
  {
    check,
    outcome: 'fail',
    when: 'a script gives the password a name and compares it with that',
    ...local(
      `${FIELD}<script>\nconst ADMIN_PASS="sesame26";\nif (user === NAME && p === ADMIN_PASS) show()</script>`,
    ),
    line: 2,
  },
  {
    check,
    outcome: 'fail',
    when: 'a script looks up the password of a user in an object and compares it',
    ...local(
      `${FIELD}<script>\nvar USERS = {\n'board@bikes.example': 'Sesame2026!'\n};\nif (USERS[email] && USERS[email] === pass) show()</script>`,
    ),
    says: 'The script compares what was typed with a password that stands in the page.',
    line: 3,
  },
  {
    check,
    outcome: 'fail',
    when: 'the answer to the question for a password has another name',
    ...local(
      `<script>\nlet answer = prompt('Please enter the password');\nif (answer !== 'sesame26') location = '/'</script>`,
    ),
    line: 3,
  },
  ...(
    [
      ['two fields are compared', "if (password === password2 && typeof password === 'string') send()"],
      [
        'the state of a field is compared',
        "if (showPassword === 'true' || field.type === 'password') turn()",
      ],
      ['how good a password is is compared', "if (passwordStrength === 'weak') warn()"],
      ['a password has a name, and is sent', "const demoPassword = 'sesame26'; send(demoPassword)"],
      ['an object holds texts for a password', "const TEXTS = { password: 'Kennwort' }; show(TEXTS[name])"],
      [
        'the object that is compared is of another kind',
        "const TYPES = { a: 'secret' }; if (TYPES[key] === kind) show()",
      ],
      [
        'what the object holds is loaded',
        'let USERS = {}; load(USERS); if (USERS[name] === password) show()',
      ],
      ['the empty password is compared', "if (password === '') warn()"],
    ] as const
  ).map(
    ([when, script]): Case => ({
      check,
      outcome: 'pass',
      when,
      ...local(`${FIELD}<script>${script}</script>`),
    }),
  ),
  {
    check,
    outcome: 'pass',
    when: 'nothing asks for a password',
    ...local("<script>for (const pass of passes) if (pass === 'shadows') draw()</script>"),
  },
  {
    check,
    outcome: 'pass',
    when: 'the page tells the password itself, as of a demo',
    ...local(`${FIELD}<p>Password: sesame26</p><script>if (password === 'sesame26') show()</script>`),
  },
  {
    check,
    outcome: 'pass',
    when: 'the page shows the code',
    ...local(`${FIELD}<pre>if (password === 'sesame26')</pre>
<script>show("if (password === 'sesame26')")</script>`),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the page has no scripts of its own',
    ...local(FIELD),
  },
]
