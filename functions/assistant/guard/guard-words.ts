/**
 * What only the site's own texts may say, in either language: words of promise and of pressure, and words of advice that
 * the assistant doesn't give. An answer may hold one where a passage says it too, and says yes or no as the passage does.
 */
export const onlyWhereSaid: readonly RegExp[] = [
  /\bguarant(?:ee|y)/,
  /\bpromis/,
  /\bassur(?:e|ed|es|ing|ance)\b/,
  /\bapprov\w*/,
  /\bqualif/,
  /\beligible/,
  /\b(?:for sure|for certain|certain to|definitely|certainly|absolutely|no doubt|risk[- ]free)\b/,
  /\b(?:lowest|cheapest|best (?:price|rate|deal|plan|policy|company|carrier))\b/,
  /\b(?:hurry|act now|limited time|right away|today only)\b/,
  /\b(?:sue|sued|suing|lawsuit)\b/,
  /\b(?:deduct|write[- ]?off|tax[- ]free|loophole)/,
  /\b(?:invest|stocks?\b|bonds?\b|crypto|bitcoin)/,
  /\b(?:diagnos|prescri|dosage|medication|treatment)/,
  /\binstruct/,
  /\bgarant/,
  /\bpromet|\bpromes/,
  /\b(?:le|les) aseguro\b|\bpuedo asegurar|\baseguramos que\b|\basegurarle/,
  /\b(?:pre)?aprob\w*|\baprueb\w*/,
  /\bcalific|\belegible/,
  /\b(?:sin duda|sin falta|sin riesgo|definitivamente|absolutamente|con certeza|con toda seguridad)\b/,
  /\b(?:mas barat|mejor (?:precio|tarifa|plan|poliza|compania|aseguradora))/,
  /\b(?:apurese|aproveche|solo hoy|ahora mismo)\b/,
  /\bdemand(?:e|ar)\b|\bpleito/,
  /\bdeduc|\b(?:libres?|exent[oa]s?) de impuesto/,
  /\binvert|\binvier|\binversi|\bacciones\b|\bcripto/,
  /\bdiagnost|\breceta|\bdosis\b|\bmedicament|\btratamiento/,
  /\binstruccion/,
]

/** What no answer says: anything about who writes it, or what it was told. */
export const never: readonly RegExp[] = [
  /\b(?:i|i'm|i've|i'd|i'll|im|me|my|mine|myself)\b/,
  /\b(?:as|am|being|is) (?:an?|your|the) (?:\w+ )?(?:lawyer|attorney|doctor|physician|nurse|accountant|advis[eo]r|planner|human|person|robot|bot|ai|assistant)\b/,
  /\b(?:system prompt|prompts?|passages?|excerpts?|system message|developer mode|jailbreak|language model|chatgpt|openai|artificial intelligence)\b/,
  /\b(?:yo|soy|mi|mis|me|conmigo|puedo|recomiendo|aconsejo|creo|estoy|tengo|garantizo|prometo)\b/,
  /\bcomo (?:(?:su|una?) )?(?:abogad|doctor|medic|enfermer|contador|asesor|persona real|human|robot|asistente)/,
  /\b(?:pasajes?|fragmentos?|mensaje del sistema|modelo de lenguaje|inteligencia artificial)\b/,
]

/**
 * Insurers and sellers that a model may know and the passages may not name, besides the settings' own carriers. Other
 * names are found by their capitals.
 */
export const companies =
  /\b(?:aarp|aflac|aig|allianz|allstate|americo|amica|assurity|banner life|cigna|colonial penn|corebridge|ethos|farmers insurance|fidelity|foresters|geico|genworth|gerber life|globe life|guardian life|haven life|john hancock|ladder life|legal & general|lemonade|liberty mutual|lincoln financial|massmutual|metlife|mutual of omaha|nationwide|new york life|north american|northwestern mutual|pacific life|penn mutual|policygenius|primerica|principal financial|progressive|protective life|prudential|sbli|securian|selectquote|state farm|symetra|transamerica|united home life|usaa|western & southern|zurich)\b/
