/** Four paragraphs of English, 40 to 60 words each, written for these tests. */
export const PARAGRAPHS = [
  'A garden shed keeps tools dry through the winter and gives a small workshop for the rest of the year. Before you buy one, measure the ground and decide which side the door should face. Most people choose a place that gets morning sun, because it dries the dew early.',
  'The floor matters more than the walls. Lay flat stones or a bed of gravel, so that rain drains away and the timber does not rot. A neighbour of ours skipped this step, and after three years the boards under her workbench were soft enough to push a screwdriver through.',
  'Roofs come in two common shapes. A pent roof slopes to one side and suits a shed that leans against a fence, while an apex roof leaves more room to stand. Felt is cheap and lasts about ten years; shingles cost twice as much and look better from an upstairs window.',
  'Once the frame is up, treat every cut end with preservative and let it dry for a day. Hang the door last, with a gap of a few millimetres on each side, since wood swells in wet weather. Then fit shelves, bring in the lawn mower, and enjoy an empty garage again.',
] as const

export const GERMAN =
  'Ein Gartenhaus schützt die Werkzeuge im Winter vor Nässe und dient im Sommer als kleine Werkstatt. Vor dem Kauf sollte man die Fläche ausmessen und überlegen, nach welcher Seite sich die Tür öffnen soll. Die meisten Leute wählen einen Platz mit Morgensonne, weil dort der Tau früh trocknet. Der Boden ist wichtiger als die Wände. Am besten legt man flache Steine oder ein Bett aus Kies, damit der Regen abfließen kann und das Holz nicht fault. Unsere Nachbarin hat diesen Schritt ausgelassen, und nach drei Jahren waren die Bretter unter ihrer Werkbank so weich, dass man einen Schraubenzieher hindurchstecken konnte. Wenn der Rahmen steht, behandelt man alle Schnittkanten mit Holzschutz und lässt sie einen Tag lang trocknen.'

export const RUSSIAN =
  'Садовый сарай сохраняет инструменты сухими зимой и служит небольшой мастерской летом. Прежде чем покупать его, измерьте участок и решите, в какую сторону будет открываться дверь. Большинство людей выбирает место, куда утром попадает солнце, потому что там раньше высыхает роса.'

export const INDONESIAN =
  'Gudang kebun menjaga peralatan tetap kering sepanjang musim hujan dan menjadi bengkel kecil di hari-hari lainnya. Sebelum Anda membelinya, ukurlah tanahnya dan tentukan ke arah mana pintunya akan terbuka. Kebanyakan orang memilih tempat yang mendapat sinar matahari pagi, karena embun di sana lebih cepat kering. Lantai lebih penting daripada dinding. Letakkan batu datar atau hamparan kerikil, supaya air hujan mengalir dan kayunya tidak membusuk.'

export const JAPANESE =
  '庭の物置は冬のあいだ道具を湿気から守り、夏には小さな作業場になります。買う前に場所の広さを測り、どちら側に扉を開くかを決めてください。朝日が当たる場所を選ぶ人が多いのは、朝露が早く乾くからです。床は壁よりも大切です。平らな石か砂利を敷けば雨水が流れ、木が腐りません。'

export interface PageParts {
  lang?: string
  head?: string
  title?: string
  h1?: string
  /** Behind the H1 in `<main>`; left out, the four paragraphs. */
  content?: string
  /** Behind `<main>`. */
  after?: string
}

export const ARTICLE = PARAGRAPHS.map(text => `<p>${text}</p>`).join('\n')

/** A page without a fault, except for what is given. */
export function htmlPage(parts: PageParts = {}): string {
  const { lang = 'en', head = '', title = 'How to build a garden shed', after = '' } = parts
  const { h1 = '<h1>Build a garden shed</h1>', content = ARTICLE } = parts
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body>
<header><nav><a href="/">Sheds of Kent</a> <a href="/prices">Our prices</a></nav></header>
<main>
${h1}
${content}
</main>
<footer>Sheds of Kent, open from Monday to Friday.</footer>
${after}
</body>
</html>`
}
