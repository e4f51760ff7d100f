/** What other insurance is for. A house is not among it: "house insurance" is what many call mortgage protection. */
const things = {
  en: [
    'cars?|autos?|automobile|vehicles?|trucks?|semi|suv|vans?|motorcycles?|motorbike|scooter|boat|rv|atv|trailer',
    'homeowners?|renters?|apartment|flood|earthquake|hurricane|dental|teeth|braces|vision|eye|glasses',
    'health|medical|medicare|pets?|dogs?|pupp(?:y|ies)|cats?|kittens?|horses?|travel|trip|flight|rental|phones?',
    'cell ?phones?|laptop|wedding|event|jewelry|unemployment|crop|farm|liability|malpractice|workers? comp',
  ].join('|'),
  es: [
    'carros?|autos?|coches?|vehiculos?|trocas?|trokas?|camionetas?|camion|motos?|motocicleta|bicicleta|bote|lancha',
    'rentas?|inquilinos?|apartamento|inundacion(?:es)?|huracan|incendios?|dental|dientes|dentista|vision|ojos|lentes',
    'salud|medico|gastos medicos|hospital|mascotas?|perr(?:it)?[oa]s?|gat(?:it)?[oa]s?|caballos?|viajes?|vuelo|celular',
    'telefono|laptop|boda|joyas|anillo|desempleo|cosecha|responsabilidad civil|liability',
  ].join('|'),
}
const insured = '(?:seguros?|aseguran[sz]as?|poli[sz]a|cobertura|insurance)'
const owned = '(?:(?:el|la|los|las|un|una|mi|mis|su|sus) )?(?:nuev[oa] )?'

const named = new RegExp(
  [
    `\\b(?:${things.en}) (?:ins|insur[a-z]*|coverage)\\b`,
    `\\b(?:insurance|insure|coverage) (?:(?:for|on) )?(?:my|our|a|an|the) (?:[a-z0-9]+ ){0,2}?(?:${things.en})\\b`,
    `\\b${insured} (?:barat[oa] )?(?:(?:de|del|para|pa|pal|contra) )?${owned}(?:${things.es})\\b`,
    `\\b(?:seguros?|aseguran[sz]as?|plan|planes|cobertura) (?:dental(?:es)?|medic[oa]s?|automotriz)\\b`,
    `\\basegurar (?:a )?${owned}(?:${things.es})\\b`,
  ].join('|'),
)

/** Signs that the message is about life insurance as well, or that the other kind is only compared or mentioned. */
const besides = new RegExp(
  [
    '\\b(?:life|vida|term|termino|whole|entera|universal|iul|burial|entierro|final expense|gastos finales|mortgage|hipoteca)\\b',
    '\\b(?:exam|examen|die|dies|died|death|mor[ia]r|muer[eo]\\w*|fallec\\w*|beneficiar\\w*|bundle|juntar|descuento|discount)\\b',
    '\\b(?:like|como|have|had|got|tengo ya|ya tengo|teniendo|tenia|card|taxes)\\b',
  ].join('|'),
)

/** Whether a plain message asks for another kind of insurance than this site is about, and for nothing else. */
export function namesOtherInsurance(message: string): boolean {
  return named.test(message) && !besides.test(message)
}
