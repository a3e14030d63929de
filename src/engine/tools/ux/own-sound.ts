import { attribute, type Element } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether sound begins without being asked for. Browsers that keep it back play it after the first click on anything. */
export const ownSound = defineTopic({
  checks: {
    'sound-on-load': {
      severity: 'warning',
      title: 'The page starts to play sound by itself',
      why: 'Many visitors leave such a page at once, and a screen reader cannot be heard over the sound.',
      fix: 'Remove autoplay, and let visitors start the sound with the controls of the player.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/audio-control.html',
      example: '<audio src="/music.mp3" autoplay loop></audio>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    const judgement: Judgement = failEach(
      document.elements('audio'),
      audio =>
        startsAlone(audio)
          ? document.occurrence(
              audio,
              `This <audio> has autoplay${attribute(audio, 'loop') === undefined ? '' : ' and loop'}.`,
            )
          : undefined,
      'the page has no sound',
    )
    return { judgements: { 'sound-on-load': judgement } }
  },
})

/** Nobody hears what is muted, and without a file there is nothing to hear. */
function startsAlone(audio: Element): boolean {
  const has = (name: string) => attribute(audio, name) !== undefined
  return (
    has('autoplay') &&
    !has('muted') &&
    (has('src') || audio.childNodes.some(({ nodeName }) => nodeName === 'source'))
  )
}
