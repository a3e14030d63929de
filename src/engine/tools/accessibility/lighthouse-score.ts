/**
 * Weights in Lighthouse's accessibility score, each with the rules of axe-core that it holds for. Rules that Lighthouse
 * shows for information alone do not count there, whatever weight stands beside them.
 */
const RULES_BY_WEIGHT: readonly (readonly [number, readonly string[]])[] = [
  [
    10,
    [
      'aria-allowed-attr',
      'aria-hidden-body',
      'aria-required-attr',
      'aria-required-children',
      'aria-required-parent',
      'aria-roles',
      'aria-valid-attr',
      'aria-valid-attr-value',
      'button-name',
      'image-alt',
      'input-button-name',
      'input-image-alt',
      'label',
      'meta-refresh',
      'meta-viewport',
      'select-name',
    ],
  ],
  [
    7,
    [
      'accesskeys',
      'aria-command-name',
      'aria-conditional-attr',
      'aria-dialog-name',
      'aria-hidden-focus',
      'aria-input-field-name',
      'aria-meter-name',
      'aria-progressbar-name',
      'aria-prohibited-attr',
      'aria-text',
      'aria-toggle-field-name',
      'aria-tooltip-name',
      'aria-treeitem-name',
      'color-contrast',
      'definition-list',
      'dlitem',
      'document-title',
      'frame-title',
      'html-has-lang',
      'html-lang-valid',
      'link-in-text-block',
      'link-name',
      'list',
      'listitem',
      'object-alt',
      'tabindex',
      'target-size',
      'td-headers-attr',
      'valid-lang',
    ],
  ],
  [3, ['heading-order', 'html-xml-lang-mismatch', 'landmark-one-main', 'skip-link']],
  [1, ['aria-deprecated-role', 'autocomplete-valid', 'presentation-role-conflict', 'svg-img-alt']],
]

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  RULES_BY_WEIGHT.flatMap(([weight, rules]) => rules.map(rule => [rule, weight] as const)),
)

/**
 * The accessibility score as Lighthouse 13.5 computes it: of the rules that it weighs and that apply to the page, the
 * weight of those without a violation over the weight of all. Unlike there, violations inside of frames count.
 *
 * @returns 0 to 100, or null where none of them applies
 * @see https://developer.chrome.com/docs/lighthouse/accessibility/scoring
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/core/config/default-config.js
 */
export function lighthouseScore(applicable: readonly string[], violated: ReadonlySet<string>): number | null {
  let passed = 0
  let all = 0
  for (const rule of applicable) {
    const weight = WEIGHTS.get(rule) ?? 0
    all += weight
    if (!violated.has(rule)) passed += weight
  }
  return all === 0 ? null : Math.round((100 * passed) / all)
}
