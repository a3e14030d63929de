import fc from 'fast-check'

const SURROGATES = 0x800
const FIRST_SURROGATE = 0xd800

/**
 * Texts of any characters that Unicode can have. fast-check's own of unit `binary` are the same, and make a list of the
 * million of them first.
 */
export function anyText(constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> {
  const character = fc
    .nat(0x10ffff - SURROGATES)
    .map(at => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES))
  return fc.string({ ...constraints, unit: character })
}
