import { heardWords } from './heard-words.ts'

/**
 * Words that name the same kind of thing, in both languages, so that what is learned of one holds for the others. A
 * trailing star stands for any ending.
 */
const lists: Readonly<Record<string, string>> = {
  i: 'i im ive id ill me my mine yo mi mis me conmigo',
  self: 'myself mismo misma himself herself themselves',
  they: 'they them theyre ellos ellas les',
  other: 'he she him her his hes shes el ella',
  family:
    'family fam wife husband kids kid children child son sons daughter daughters mom mother dad father parents brother sister baby girls boys grandkids grandchildren spouse partner everyone everybody familia flia esposa esposo hijos hijo hija hijas mama papa madre padre papas ninos nino nina nietos mujer marido senora hermano hermana todos jefa jefita chamacos',
  nobody: 'nobody noone no1 none nadie ninguno alone lonely solo sola',
  not: 'no not dont cant wont isnt wasnt never nothing nada nunca ni without sin cannot aint doesnt',
  want: 'want wanna wana wish hope hoping gonna going plan planning ready decided intend rather quiero kiero quisiera ojala voy boy wa pienso pensando decidi ganas prefiero plane*',
  die: 'die dying dead death dies died deceased corpse coffin casket buried grave morir* muert* muer* murio fallec* ataud cajon tumba',
  kill: 'kill killing kms suicid* unaliv* off matar* mato matarme suicid* desviv* ahorc* orcar* ahogar*',
  live: 'live living alive life exist existing existence vivir viva vivo vida existir',
  gone: 'gone disappear vanish leave leaving around away here rest peace sleep wake desaparec* irme ido estar dormir despert* descans* aqui aki',
  end: 'end ending over done finished finish stop enough quit through acab* termin* fin parar pare suficiente',
  pills:
    'pill pills meds medicine overdose od tylenol xanax oxy insulin bottle advil pastill* medicin* frasco sobredosis insulina tabletas',
  gun: 'gun pistol rifle bullet trigger shoot glock weapon shotgun pistola arma bala balazo tiro gatillo escopeta fusca',
  height:
    'jump jumping jumped bridge roof ledge cliff balcony overpass edge building puente azotea techo edificio balcon saltar brincar aventar* tirar* avient*',
  rope: 'rope noose hang hanging soga cuerda colgar* nudo',
  cut: 'cut cutting cuts wrists razor blade veins slit cortar* corto cortando venas munecas navaja cortadas',
  crash:
    'crash car truck train traffic wheel tree wall drive carro coche tren estrell* choc* volante camion trailer arbol',
  water: 'drown river lake ocean rio mar lago',
  purpose: 'purpose intentional intentionally deliberately propos* intencion* adrede',
  accident: 'accident accidental accidents accidente accidental',
  bye: 'goodbye bye farewell goodbyes adios despedi* despid* bye hasta',
  sorry: 'sorry sry forgive perdon perdone* perdona* disculp*',
  love: 'love ily amo quiero',
  note: 'note letter letters notes carta cartas nota mensaje',
  worth: 'worth value valuable useful valgo vale valor sirvo',
  better: 'better happier best easier fine favor mejor felices bien',
  burden: 'burden carga estorbo problem waste useless failure loser peso inutil fracas*',
  tired: 'tired exhausted sick hate cansad* hart* odio canse agotad* rendid* rindo give',
  hope: 'hopeless point reason hope purpose future sentido razon motivo caso esperanza futuro salida',
  pain: 'pain hurt hurting suffering dolor sufr* lastim* dano hurts empty broken dark oscur* vaci*',
  pay: 'pay pays paid payout money check cash get receive paga pagan pagar pague paguen cobra* cobre* dinero lana cheque reciben reciba dan',
  wait: 'wait waiting years clause period months days espera esperar anos clausula periodo dias aguant*',
  now: 'tonight today now tomorrow soon friday weekend monday sunday hoy noche ahora ahorita manana pronto viernes domingo lunes',
  it: 'it do doing did does hacerlo hago aserlo acerlo hice lo',
  debt: 'debt debts bills mortgage foreclosure rent owe broke deuda deudas renta hipoteca debo debemos embargo',
  policy:
    'policy insurance coverage insured premium quote plan term rider beneficiary company agent poliza seguro cobertura asegurad* prima cotiza* beneficiari* compania aseguradora agente',
  claim: 'claim claims certificate papers forms form paperwork reclam* acta papeles tramite* formulari*',
  exam: 'exam blood test doctor surgery hospital qualify apply application examen sangre doctor cirugia operacion califico solicitud aplicar',
  ill: 'cancer terminal hospice stage disease diabetes pressure depression anxiety ptsd illness enfermedad terminal presion depresion ansiedad etapa',
  site: 'site page website app phone call email chat online button screen password account pagina telefono llamada llamar correo internet cuenta pantalla',
  loss: 'passed lost late widow funeral burial deceased perdi viuda viudo difunt* entierro velorio',
  job: 'work job hobby trabajo trabajar army police travel vacation ejercito policia viaje',
  help: 'help someone talk ayuda alguien hablar ayudenme',
  who: 'says said told wants keeps dice dijo quiere',
}

const whole = new Map<string, string>()
const begun: { start: string; concept: string }[] = []
for (const [concept, list] of Object.entries(lists)) {
  for (const entry of list.split(/\s+/)) {
    const [word = ''] = heardWords(entry)
    if (entry.endsWith('*')) begun.push({ start: word, concept })
    else if (!whole.has(word)) whole.set(word, concept)
  }
}

/** What kind of thing a word of `heardWords` names; undefined for most words. */
export function conceptOf(word: string): string | undefined {
  return whole.get(word) ?? begun.find(({ start }) => word.startsWith(start))?.concept
}
