/** Words that hold sentences together in the languages with most pages, of four letters and more: shorter ones need no list. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'about after also and another been before being both could does each every from have having here into just more most ' +
    'much must only other over same shall should some such than that their them then there these they this those through ' +
    'under until upon very were what when where which while will with within without would your yours ' +
    'aber alle als auch auf aus bei beim damit dann dass deine dem denn diese diesem diesen dieser dieses doch durch eine ' +
    'einem einen einer eines euch für haben hier ihnen ihre ihrem ihren ihrer immer jede jeder kann kein keine mehr mein ' +
    'meine mich muss nach nicht noch nur oder ohne schon sehr sein seine sich sind über unser unsere unter viel viele vom ' +
    'werden wenn wird wurde wurden zum zur ' +
    'ainsi alors aussi autre avec avez avons cette chez comme dans depuis donc elle elles être fait leur leurs mais même ' +
    'nous notre plus pour quand sans sera sont sous tous tout toute très votre vous ' +
    'algo ante aunque cada como con cual cuando desde donde ella ellos entre esta estas este esto estos está están hace ' +
    'hasta nuestra nuestro otra otro para pero porque pueden puede quien según ser sino sobre también tiene todo todos ' +
    'alla allo anche ancora che come così dalla degli della delle dello dopo essere hanno loro molto nella nelle nostro ' +
    'ogni perché più prima quando quello questa questo quindi senza sono sulla tutti tutto ' +
    'ainda até cada com como das depois dos ela eles esse esta este foi isso mais mas muito nossa nosso numa onde para pela ' +
    'pelo pode quando quem sem seus sobre sua também tem você vocês ' +
    'alle bij daar deze door echter geen haar heeft hebben hier hoe hun kunnen maar meer naar niet onze over toch tussen ' +
    'uit veel voor waar want wanneer wordt worden zich zijn zonder ' +
    'czy dla jako jest jest lub nad nie oraz pod poza przez przy się tak także tego tylko tym więc wszystkie żeby który która ' +
    'были была было быть ваша ваши весь где если есть еще ещё или как когда которая которые который между может можно наш ' +
    'наши них очень перед при про так также того тоже только чтобы что эта эти это этого ' +
    'ancak bile bir bizim bunu çok daha değil diye gibi göre hem her için ile kadar olan olarak sizin sonra ' +
    'detta eller från från har inte kan men också och över som till under utan vara ' +
    'adalah akan anda atau bagi dalam dapat dari dengan juga kami karena oleh pada serta tidak untuk yang ' +
    'của cho các được không là một những trong với ' +
    '我们 你们 他们 可以 这个 一个 没有 就是 因为 所以 如果 但是 以及 或者 进行'
  ).split(' '),
)

/** Letters below which a word of an alphabet is taken for one of them. */
const MIN_LETTERS = 4
/** Japanese writes endings and particles in Hiragana. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u
/** Writing systems in which a word is of one or few characters. */
const DENSE_SCRIPT = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Whether a word, in lower case, can be what a page is about: no article, preposition, ending, number. */
export function isContentWord(word: string): boolean {
  if (!/\p{L}/u.test(word) || FUNCTION_WORDS.has(word) || HIRAGANA.test(word)) return false
  return word.length >= (DENSE_SCRIPT.test(word) ? 2 : MIN_LETTERS)
}
