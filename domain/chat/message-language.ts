import type { Language } from '#domain/site/language.ts'

/** Words that are in one of the two languages alone; Spanish ones as they are typed without accents. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `the an and or but if of to in on at by for from with as is are was were be been being do does did dont doesnt
    i im ive id my you your youre we our us they them their he his she her it its this that these those there
    what whats when where which who why how hows can could will would should may might must have has had get got
    need want know tell give take help talk speak call pay buy see ask think mean make go
    hi hello hey thanks thank thx please pls yes ok much many more most cheap cheapest cost costs price prices best
    money years old year month die dies died death dead wife husband kids mom dad mother father son daughter
    house home job work sick smoker smoke insurance coverage covered policy beneficiary quote quotes agent
    someone anything any some about after before without not dont isnt cant wont wat ur wanna gonna`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `el la los las un una unos unas lo y o pero de del al en por para con sin sobre es son fue ser estar esta estoy
    estan hay yo mi mis tu tus su sus se le les nos usted ustedes ella ellos esto este estos estas ese esa eso
    que cual cuales quien como cuando cuanto cuanta cuantos cuantas donde porque si ya muy mas tambien
    hola gracias buenas buenos dias tardes noches adios favor puedo puede pueden podria tengo tiene tienen quiero
    quiere necesito necesita debo debe hacer hago saber hablar llamar pagar comprar pago dar dan dinero plata
    ano anos mes vida seguro seguros poliza cobertura beneficiario beneficiarios cotizacion cotizar precio precios
    cuesta cuestan cuestas barato barata mejor muero muere murio muerte morir esposa esposo hijos hijo hija mama papa
    casa hipoteca trabajo enfermo fumo fumar examen medico salud familia agente alguien algo ayuda ayudar entierro
    funeral gastos q xq pq k tb ayudeme digame sirve significa diferencia`.split(/\s+/),
  ),
}

const spanishEnding = /(?:cion|ciones|dad|dades|amente|emente|ando|iendo|arlo|erlo|irlo|arme|erme|irme)$/
const englishEnding = /(?:tion|tions|ing|ness|ment|ments|ity|ight|ould|ck)$/

/**
 * The language that a message is written in, however short or misspelled; of one that mixes both, the one that most of
 * its telling words are in. Undefined where nothing tells, as in "IUL?".
 */
export function messageLanguage(message: string): Language | undefined {
  const text = message.normalize('NFC').toLowerCase()
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '')
  const words = plain.match(/[a-z]+/g) ?? []
  const points = { en: 0, es: /[¿¡ñ]/.test(text) ? 2 : /[áéíóú]/.test(text) ? 1 : 0 }
  for (const word of words) {
    if (telling.en.has(word)) points.en++
    else if (englishEnding.test(word)) points.en += 0.5
    if (telling.es.has(word)) points.es++
    else if (spanishEnding.test(word)) points.es += 0.5
  }
  if (points.en === points.es) return undefined
  return points.en > points.es ? 'en' : 'es'
}
