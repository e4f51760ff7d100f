/** "Mi vida" ends a thought; "mi vida laboral" goes on. */
const life = 'vida(?! (?:laboral|util|entera|entero|universal|a termino))'
const want =
  '(?:quiero|kiero|qiero|quier|quero|quisiera|kisiera|deseo|quiere|kiere|quieren|queria|desea|ganas de|gana de|prefiero|preferiria|pienso en|pensando en|he pensado en|piensa en|planeo|voy a|va a)'
const notBefore = '(?<!\\b(?:no|nadie|quien|nunca|sin) (?:me |se )?)'
/** Ways to speak of a quiet death or of a wish, and not of wanting to die. */
const quietDeath =
  '(?! (?:tranquil|en (?:mi|su) (?:casa|cama|pais|tierra)|sabiendo|dejando|sin (?:dejar|deud|preocup)|viej|de (?:viej|risa|hambre|ganas|sueno|pena|calor|frio|cancer|un infarto)|con dignidad|antes|por (?:saber|ver|tener)|(?:en|por) (?:un|una|el|la) (?:accidente|choque)|pronto|algun dia|primero|y (?:dejar|que|no)|que pagar))'
const byAccident =
  '(?! (?:(?:[a-z]+ ){0,2}(?:en|por) (?:un|una|el|la|mi|su) (?:accidente|choque|carretera|moto|motocicleta|auto|coche|carro|trabajo|caida|avion)|manejando|trabajando|de risa|a trabajar|las ganas))'
/** The end of the message, or words that go on with the thought and not with a place or a debt. */
const noMore =
  '(?= ?$| mas\\b| asi\\b| ya\\b| sin (?:el|ella|ellos|mi|ti)\\b| en este mundo| en esta vida| esta vida| con (?:este|tanto|el|esta|tanta) (?:dolor|tristeza|culpa|pena|vacio)| y\\b| pero\\b| porque| pues| si\\b| x ?q)'
const oneself = '(?:me|se|nos|te)'
const without =
  'sin mi\\b(?! (?:seguro|poliza|ingreso|sueldo|dinero|cheque|salario|pago|trabajo|ayuda|apoyo|firma|espos|permiso))'

/**
 * Thoughts of suicide and self-harm in Spanish, as parts of an expression over small letters without accents; doubled
 * letters are brought down to one on both sides.
 */
export const spanishSelfHarm: readonly string[] = [
  'suisid|zuicid|susidi|suici|auto ?lesion|desvivir(?:me|se)?\\b(?! por)',
  `matar${oneself}\\b${byAccident}`,
  `(?:me|se) (?:voy a|va a|quiero|quiere|kiero|qiero|quisiera|pienso|piensa|dan ganas de|da ganas de|intento|trato de|deberia) (?:matar|desvivir(?! por)|aorcar|ahorcar|colgar ?$)\\b${byAccident}`,
  `(?:si (?:yo |uno |alguien |la persona )?|mejor |y si |cuando |uno |alguien )(?:me|se) (?:mato|mata|matara|matase|mate)\\b${byAccident}|(?<!\\b(?:lo|la|que) )se mato\\b${byAccident}|(?:intento|intentado|trato de) matar`,
  `(?:quitar|kitar)(?:me|se|te) (?:la|mi|su) (?:propia )?${life}|(?:me|se) (?:quito|quita|quite|quitara|quitase|quitar|kito|kite|voy a quitar|quiero quitar|quiere quitar|va a quitar) la ${life}|(?:quitar|quito) de(?:l| en) medio`,
  `(?:acabar|terminar|poner fin|ponerle fin|atentar|acabo|termino|acabe|termine) (?:con |a |contra )?(?:mi|su) (?:propia )?${life}|(?:acabar|terminar) con(?:migo| todo\\b(?! (?:el|lo|este|esto|mi|su|los|las)))|acabar con mi mism`,
  `${notBefore}\\b${want} (?:ya )?(?:morir|morirme|morirse|morime|moriri|estar muert[oa]|dejar de existir|desaparecer(?:me)?|no (?:volver a )?despertar|no existir)\\b${quietDeath}`,
  `${notBefore}\\b(?:me|se) (?:quiero|quiere|kiero|qiero|quisiera|deseo) (?:ya )?morir\\b${quietDeath}`,
  `ojala (?:que )?(?:ya )?(?:me (?:muera|muriera|muriese|mate)|(?:no|nunca) (?:me )?desp(?:ert|iert)|estuviera muert|no (?:hubiera|hubiese) nacido|no existiera|pudiera morir)`,
  `(?:quisiera|desearia|quiero|hubiera querido|preferiria) (?:nunca |no )haber nacido|deberia (?:estar muert[oa]|morirme)|merezco morir|quisiera estar muert`,
  `(?:mejor|mas) (?:muert[oa]|me muero)\\b(?! de)|mejor (?:estar|estaria|estaran|ya) muert[oa]|muert[oa] que viv[oa]`,
  `(?:ya no|no|nunca mas|ya ni|ni) (?:le |les |me |te )?(?:quiero|kiero|qiero|quiere|desea|deseo|tengo ganas de|tiene ganas de|dan ganas de|puedo|aguanto|soporto|quisiera) (?:seguir )?(?:vivir|bivir|viviendo|biviendo)${noMore}`,
  `(?:ya no|no) (?:quiero|kiero|qiero|quiere|deseo) (?:seguir )?(?:viv[oa]\\b|existir|existiendo|despertar|estar viv[oa]|estar en este mundo|estar en esta vida|estar aqui ?$|estar aqui mas|seguir ?$|seguir asi ?$|seguir adelante ?$|seguir en este mundo|esta vida)`,
  `(?:ya )?no (?:aguanto|soporto|puedo con) (?:mas )?(?:la|mi|esta|esta maldita) ${life}|ya no (?:aguanto|soporto|puedo)(?: mas)? ?$|no (?:aguanto|puedo) mas ?$|(?:ya )?no (?:aguanto|puedo) mas(?: y)?(?: ya)? (?:me|quiero)`,
  `(?:cansad[oa]|hart[oa]) de (?:vivir${noMore}|la vida ?$|la vida y|esta vida|mi vida|existir|estar viv[oa]|seguir viv)`,
  `no (?:vale|bale) la pena (?:vivir|bivir|seguir viv|estar viv|mi ${life}|la ${life}|seguir ?$)|(?:la|mi|esta) vida (?:ya )?no (?:vale|bale|tiene sentido|me importa|sirve|tiene caso)|no (?:le )?(?:veo|encuentro) (?:el )?sentido a (?:nada|todo|(?:la |mi )?vida\\b|vivir)|no (?:tiene|le veo|le encuentro|veo|hay) (?:sentido|caso|chiste) (?:a |en )?(?:vivir|la ${life}|mi ${life}|seguir viv|estar viv|seguir ?$)`,
  `(?:sin|perdi las|perdio las|se me quitaron las|no tengo|ya no tengo|no tiene|ya no tiene) ganas de (?:vivir${noMore}|seguir viv|nada ?$|la vida)`,
  `no (?:tengo|hay|tiene|encuentro|veo) (?:ya )?(?:mas )?(?:razon|razones|motivo|motivos|por ?que|para que|pa que|nada) (?:de |para |por ?(?:que|la que) |por lo que |pa )?(?:vivir|seguir viv|seguir ?$|estar viv)|(?:para|pa) que (?:vivir|sigo viv|seguir viv|vivo ?$)`,
  `odi[oa] (?:mi|la|esta) ${life}|odi[oa] vivir|mi vida (?:se acabo|ya se acabo|termino ya|es una miseria|no importa)`,
  `(?:estari?an?|estaran|estara|estan|vivirian?|serian?|van a estar|va a estar|irian?|estuvieran?|quedarian?) (?:mucho |todos )?(?:mas )?(?:mejor|bien|felices|feliz|tranquil[oa]s?) (?:${without}|conmigo muert|si (?:yo )?(?:no (?:estuviera|existiera|estoy|estuviese)|me (?:muero|muriera|mato|matara|voy ?$)|muero|muriera|muriese|desapare|ya no estoy|ya no estuviera|estuviera muert))`,
  `(?:mejor|felices|feliz|bien) sin mi ?$|con (?:el|la|mi) (?:dinero|plata|seguro|poliza|lana)[a-z ]{0,35} que conmigo|(?:valgo|valdria|vale|sirvo|serviria) mas muert[oa]`,
  `(?:soy|me siento|solo soy) (?:solo |nada mas |nomas )?(?:una carga|un estorbo|una molestia|un peso) ?(?:$|para)|nadie me (?:va a |iba a )?(?:extran|echaria|echara|echar de)|no le importo a nadie|a nadie le (?:importo|importa si (?:me )?muer)|(?:todos|mi familia) mejor sin mi`,
  `(?:ahorcar|aorcar|colgar|horcar)(?:me|se)\\b(?! (?:el|la|las|los|un letrero))|se (?:ahorco|aorco|colgo de)|(?:pegar|dar|meter)(?:me|se) un (?:tiro|balazo|plomazo)|me (?:pego|doy|meto|voy a (?:dar|pegar|meter)) un (?:tiro|balazo)`,
  `(?:tirar|aventar|arrojar|lanzar|botar|echar)(?:me|se) (?:de|del|desde|por|a|al|bajo|debajo de|enfrente de|frente a|delante de) ?(?:un|una|el|la|las|los|l)? ?(?:puente|edificio|ventana|balcon|tren|metro|techo|azotea|vias|precipicio|barranco|carro|vacio|rio)`,
  `cortar(?:me|se) (?:las|la) (?:venas|vena|munecas|muneca)|me corto las venas|tomar(?:me|se) (?:todas |un monton de |un frasco de |muchas )(?:las |mis |sus )?(?:pastillas|pildoras)|tomar(?:me|se) (?:una sobredosis|veneno)|envenenar(?:me|se)`,
  `(?:${want}|intent[a-z]+|amenaz[a-z]+ con) (?:lastimar|hacer|acer|herir|cortar|danar)(?:me|se)(?: (?:dano|algo)\\b| ?$| a mi mism| porque)|hacer(?:me|se) dano a (?:mi|si) mism|se esta cortando`,
  `(?:dormir|dormirme|quedarme dormid[oa]) (?:y (?:ya )?no (?:volver a )?despertar|para siempre|y nunca)|no (?:volver a )?despertar (?:nunca|jamas|mas|manana)|quiero descansar para siempre`,
  `(?:quiero|kiero|qiero|ganas de|quisiera|quiere) (?:ya )?(?:irme|irse|dejar|partir|salir) (?:ya )?(?:de |para siempre)?(?:este mundo|esta vida)|(?:quiero|quisiera) que (?:(?:se acabe|termine|acabe|se termine) (?:ya )?(?:todo|mi vida|este dolor|este sufrimiento)|todo (?:se acabe|termine|acabe|se termine))`,
  `(?:morir|muero|muerte|morirme|muriera|accidente|morirse) (?:a|de) proposito|muerte (?:voluntaria|provocada|intencional)|por (?:mi|su) propia mano|pare(?:zca|ciera) (?:un )?accidente|adios mundo|carta de despedida|adios para siempre|despedir(?:me|se) de (?:este mundo|la vida)`,
  `(?:quiero|kiero|qiero|quisiera|ganas de) (?:ya )?(?:irme|estar|reunirme|encontrarme) (?:ya )?con mi (?:difunt[oa]|finad[oa]|[a-z]+ (?:que (?:ya )?(?:se )?(?:murio|fallecio|esta muert)|muert[oa]|en el cielo))`,
  `(?:tengo|con) (?:todas )?(?:las|mis|una|un|la|el) (?:pastillas|pistola|soga|cuchillo|navaja) (?:aqui|en la mano|enfrente|lista|listas|listo)`,
  `(?:me|se) (?:tomo|tome|trago|trague|tomara|quiero tomar|va a tomar|voy a tomar) (?:todas |un monton de |un frasco de |un frasco entero de |todo el frasco de |muchas |un bote de )(?:las |mis |sus )?(?:pastillas|pildoras|medicinas)`,
  `(?:(?:ya )?me despedi (?:por carta|de todos|de mis (?:hij[oa]s|nin[oa]s|papas|padres)|de mi familia)|descansar por fin|por fin (?:voy a )?descansar|(?:estoy|ando|volvi a|me estoy|se esta) cortand(?:o|ome|ose)(?: otra vez| de nuevo| ?$)|(?:pastillas|pildoras) (?:ya )?(?:contadas|juntadas|listas)|junt(?:e|ando|o) pastillas)`,
]
