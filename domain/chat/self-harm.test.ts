import { expect, test } from 'vitest'
import { asksOfPolicy, suggestsSelfHarm } from './self-harm.ts'

const inDanger = `
I tied a noose
mi hermana se tomo un frasco de pastillas y dice que lo va a volver a hacer
ya me despedí por carta y el domingo voy a descansar por fin
everybody would be happier if i wasnt here
ya no aguanto mas, no le veo sentido a nada, solo quiero dejarles algo e irme
I want to kill myself
i wanna die
I don't want to live anymore
i do not want to be here anymore
better off dead
they would be better off without me
my kids are better off with me gone
would they be better off with the insurance money than with me
my family would get more money if I was dead than alive
kms
I want to unalive
end it all
i just want to end it
thinking about ending it
i want to end my life
does life insurance pay if I take my own life
is there a sucide exclusion
my brother commited suicied
Kiiill myself
k1ll myself
i want to kill myslef
I wish I was dead
wish i was never born
I hope I don't wake up tomorrow
i want to go to sleep and never wake up
there is no reason to live
nothing left to live for
life is not worth living
my life is over
I can't go on anymore
i cant do this anymore
I'm tired of living
im so tired of being alive
I hate my life
nobody would miss me
no one would even care if I died
i'm just a burden to everyone
I keep thinking about hurting myself
I'm going to hang myself
he shot himself, does it pay?
if i jump off a bridge will my wife get paid
if I take all my pills does the policy pay
can I make it look like an accident so they get paid
what if I die on purpose
my daughter says she wants to die
my husband doesn't want to live anymore
I'm afraid my wife will hurt herself
she took her own life
I want to disappear
I'm done with life
I'd rather be dead
quiero matarme
me quiero matar
quiero matarne
ya no quiero vivir
ya no kiero vivir
no quiero vivir más
yo no quiero seguir viviendo así
no vale la pena vivir
la vida no vale nada para mi
mi vida ya no tiene sentido
mis hijos estarian mejor si me muero
estarían mejor con el dinero del seguro que conmigo
que pasa si me quito la vida
pagan por suisidio
quiero morir
me quiero morir
tengo ganas de morirme
ojalá me muera
ojala no despierte mañana
quiero dormir y no despertar
estoy cansada de vivir
ya no aguanto más
no tengo razones para vivir
perdí las ganas de vivir
soy una carga para mi familia
nadie me va a extrañar
quiero acabar con todo
quiero acabar con mi vida
pienso en quitarme la vida
si me mato mi esposa cobra el seguro?
mi hijo se quiere matar
mi esposo ya no quiere vivir
mi amiga quiere hacerse daño
se ahorcó mi primo
quiero ahorcarme
quiero tirarme de un puente
pegarme un tiro
cortarme las venas
tomarme todas las pastillas
quiero desvivirme
quiero que parezca un accidente
i want to be with my dead wife
i cannot live without my husband
got the pills right here in front of me goodbye
im just going to off myself
what if i take all those pills
no le importo a nadie
quiero irme con mi esposo que murió
no puedo vivir sin mi esposa
tengo las pastillas aqui
odio mi vida
quiero desaparecer
ya no quiero estar en este mundo
`

const inNoDanger = `
my daughter wants a nose ring
I take pills for blood pressure
what happens when I die
my mom died last week what do i do
I don't want to live with debt
I don't want to live in Florida anymore
these prices are killing me
if I die in an accident
how do I kill this quote
how do i end my life insurance
I want to end my life insurance policy
I hate my life insurance company
whole life is not worth it
term life isnt worth it
I don't want to be a burden to my family
I don't want to die and leave my wife with debts
nobody wants to die
I'm dying to know the price
i am not ready to die yet
my wife will kill me if I forget this
my father wants to die at home
can i hurt myself at work and still be covered
I go bungee jumping off bridges, can I get coverage
my brother was killed by a drunk driver
I can't go on the website
can't take the exam
want to give up my policy
i'm tired of living paycheck to paycheck
tired of life insurance ads
done with life insurance calls
I want to end it, the policy with my old carrier
si me mato en un accidente paga?
mi esposo se mató en un accidente
muero de ganas
se murió mi papá
quiero morir tranquilo sabiendo que mi familia está bien
no quiero vivir con deudas
qué sucedió con mi póliza
quién cobra si morimos los dos
muerte accidental
mataron a mi hermano, el seguro paga?
se mató mi hijo en la carretera, qué papeles pide la aseguradora
`

const lines = (table: string) => table.trim().split('\n')

test.each(lines(inDanger))('somebody may be in danger: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(true)
})

test.each(lines(inNoDanger))('an ordinary question: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(false)
})

test('capitals, marks and curly apostrophes make no difference', () => {
  for (const message of ['I DON’T WANT TO LIVE ANYMORE!!!', '¿¿YA NO QUIERO VIVIR??', 's*uicide'])
    expect(suggestsSelfHarm(message), message).toBe(true)
  expect(suggestsSelfHarm('')).toBe(false)
})

test.each<[string, boolean]>([
  ['does life insurance cover suicide', true],
  ['is there a sucide exclusion', true],
  ['Does it still pay if the person took their own life?', true],
  ['what if somebody kills themselves does insurance still pay', true],
  ['cubre el suicidio', true],
  ['¿pagan si la persona se suicida?', true],
  // Somebody is meant, or no policy.
  ['does it pay if i kill myself', false],
  ['my brother commited suicide does it pay', false],
  ['I need coverage, I want to die', false],
  ['suicide', false],
  ['el seguro paga si me suicido?', false],
  ['mi hijo se suicidó, pagan?', false],
])('“%s” asks what a policy says, of nobody in particular: %s', (message, asks) => {
  expect(suggestsSelfHarm(message)).toBe(true)
  expect(asksOfPolicy(message)).toBe(asks)
})
