import { attribute, type Element, isElement } from '../../formats/html/document.ts'
import { failEach } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether parts that a page builder was to write are in the page. */
export const emptyWidgets = defineTopic({
  checks: {
    'widget-empty': {
      severity: 'warning',
      title: 'A slider, form or the like of Elementor is empty',
      why: 'Visitors see a gap in place of the headline, the form or the menu that belongs there. Most often the plugin that writes it, Elementor Pro, was not active.',
      fix: 'Activate the plugin and publish the page again, or remove the widget together with the text that leads to it.',
      help: 'https://elementor.com/widgets/',
      example:
        '<div class="elementor-widget elementor-widget-form" data-widget_type="form.default"><div class="elementor-widget-container"></div></div>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document, sent } = page
    const sentEmpty = new Set(
      sent.document
        .elements('div')
        .filter(widget => isWritten(widget) && isEmpty(widget))
        .map(idOf),
    )
    return {
      judgements: unlessUnfilled(page, {
        'widget-empty': failEach(
          document.elements('div').filter(isWritten),
          widget =>
            isEmpty(widget) && sentEmpty.has(idOf(widget))
              ? document.occurrence(
                  widget,
                  `This Elementor widget of the kind "${kindOf(widget)}" is empty: visitors see nothing in its place.`,
                )
              : undefined,
          'the page has no slider, form or the like of Elementor',
        ),
      }),
    }
  },
})

/** Kinds of which the server writes all that is in them, and which are nothing without it. */
const WRITTEN = new Set(
  'slides form login nav-menu price-list price-table call-to-action flip-box animated-headline testimonial-carousel reviews'.split(
    ' ',
  ),
)
const MAX_KIND = 60

/** "form" of `form.default`. */
function kindOf(widget: Element): string {
  return (attribute(widget, 'data-widget_type') ?? '').slice(0, MAX_KIND).split('.')[0]!
}

function isWritten(element: Element): boolean {
  return WRITTEN.has(kindOf(element))
}

function idOf(widget: Element): string {
  return (attribute(widget, 'data-id') ?? '').slice(0, MAX_KIND)
}

/** Steps into a widget: newer versions leave out the container. */
const MAX_STEPS = 2
const CONTAINER = /(?:^|\s)elementor-widget-container(?:\s|$)/

function isEmpty(widget: Element, steps = MAX_STEPS): boolean {
  return widget.childNodes.every(node => {
    if (!isElement(node)) return node.nodeName !== '#text' || !('value' in node) || node.value.trim() === ''
    return steps > 1 && CONTAINER.test(attribute(node, 'class') ?? '') && isEmpty(node, steps - 1)
  })
}
