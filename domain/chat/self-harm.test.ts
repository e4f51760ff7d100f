import { expect, test } from 'vitest'
import { asksOfPolicy, suggestsSelfHarm } from './self-harm.ts'

const inDanger = `
been cuting again and have the pills lined up
I tied a noose
I wrote my goodbye letter
mi hermana se tomo un frasco de pastillas y dice que lo va a volver a hacer
ya me despedí por carta y el domingo voy a descansar por fin
everybody would be happier if i wasnt here
ya no aguanto mas, no le veo sentido a nada, solo quiero dejarles algo e irme
I want to kill myself
i wanna die
I don't want to live anymore
I dont want to live any more
i do not want to be here anymore
better off dead
they would be better off without me
my kids are better off with me gone
would they be better off with the insurance money than with me
I'm worth more dead than alive
my family would get more money if I was dead than alive
kms
im gonna kms
unalive myself
I want to unalive
end it all
i just want to end it
thinking about ending it
i want to end my life
does life insurance pay if I take my own life
does it pay if I kill myself
does life insurance cover suicide
suicide clause?
is there a sucide exclusion
what about suiside
my brother commited suicied
I feel suicidal
Kiiill myself
k1ll myself
kil my self
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
My son wants to kill himself
my daughter says she wants to die
my husband doesn't want to live anymore
my friend is cutting herself
I'm afraid my wife will hurt herself
she took her own life
I want to disappear
I'm done with life
I'd rather be dead
I want to die and I don't know what to do
i have a policy and i want to die
quiero matarme
me quiero matar
kiero matarme
quiero matarne
ya no quiero vivir
ya no kiero vivir
no quiero vivir más
yo no quiero seguir viviendo así
no vale la pena vivir
la vida no vale nada para mi
mi vida ya no tiene sentido
mi familia estaría mejor sin mí
mis hijos estarian mejor si me muero
estarían mejor con el dinero del seguro que conmigo
valgo más muerto que vivo
cubre el suicidio
el seguro paga si me suicido?
que pasa si me quito la vida
pagan por suisidio
quiero morir
me quiero morir
ya me quiero morir
tengo ganas de morirme
quisiera estar muerta
ojalá me muera
ojala no despierte mañana
quiero dormir y no despertar
estoy cansada de vivir
ya no aguanto más
ya no puedo mas
no tengo razones para vivir
no le veo sentido a la vida
perdí las ganas de vivir
soy una carga para mi familia
nadie me va a extrañar
quiero acabar con todo
quiero acabar con mi vida
pienso en quitarme la vida
si me mato mi esposa cobra el seguro?
mi hijo se quiere matar
mi hija dice que se quiere morir
mi esposo ya no quiere vivir
mi hermano se suicidó
mi amiga quiere hacerse daño
se ahorcó mi primo
quiero ahorcarme
me voy a tirar de un puente y quiero matarme
quiero tirarme de un puente
pegarme un tiro
cortarme las venas
tomarme todas las pastillas
quiero desvivirme
me quiero desvivir
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
I broke my nose
I take pills for blood pressure
me tomo una pastilla al día
tomo muchas medicinas para la presión
what happens when I die
my husband died
my mom died last week what do i do
I don't want to live with debt
i dont want to live in a nursing home
I don't want to live in Florida anymore
dead-end job
this is killing me
these prices are killing me
death benefit
what is a death benefit
if I die in an accident
what if i die in the first two years
kill my old policy
how do I kill this quote
how do i end my life insurance
I want to end my life insurance policy
can I take my life insurance with me when I leave my job
I hate my life insurance company
is whole life worth it
whole life is not worth it
term life isnt worth it
I don't want to be a burden to my family
so I am not a burden on my kids
I don't want to die and leave my wife with debts
nobody wants to die
I'm dying to know the price
i am not ready to die yet
who gets the money if my wife and I die together
who would miss my income
my wife will kill me if I forget this
my father wants to die at home
can i hurt myself at work and still be covered
what if I hurt my back
I go bungee jumping off bridges, can I get coverage
does it cover skydiving
my brother was killed by a drunk driver
was murdered does life insurance pay
I overdosed years ago but am sober now, can I qualify
i take pills for blood pressure
I can't go on the website
I can't do this on my phone
can't take the exam
want to give up my policy
i'm tired of living paycheck to paycheck
tired of life insurance ads
done with life insurance calls
would they be better off with term or whole life
am I better off with term
what is it worth when I am dead
I will be dead before it pays
how long do I have to live to get cash value
live chat please
living benefits
end of life expenses
terminal illness rider
my husband is dying
my mother has cancer and will die soon
dead people don't pay bills
what if I never wake up from surgery
does my policy end when I turn 80
I want it to end after 20 years
I want to end it, the policy with my old carrier
kill two birds with one stone
I myself am 40
can I insure myself
I want to buy it myself
can my ex cut me off
shoot me an email
cuando yo muera
qué pasa cuando me muera
qué pasa si me muero en un accidente
si me mato en un accidente paga?
mi esposo se mató en un accidente
me mato trabajando y no me alcanza
muero de ganas
me muero por saber el precio
me muero de hambre
mi esposo murió
se murió mi papá
falleció mi mamá, cómo cobro
no quiero morirme sin dejarle algo a mis hijos
no quiero morir y dejar deudas
quiero morir tranquilo sabiendo que mi familia está bien
no quiero vivir con deudas
ya no quiero vivir en California
no quiero vivir preocupado
no quiero ser una carga para mis hijos
quiero dejar algo cuando deje este mundo
el seguro de vida no vale la pena
el seguro de vida entera no vale la pena?
vale la pena el seguro de vida
quiero cancelar mi seguro de vida
terminar con mi seguro de vida
quiero acabar con mis deudas
qué sucede si dejo de pagar
qué sucedió con mi póliza
ya no quiero seguir con el cuestionario
ya no puedo pagar mi póliza
no puedo más de 50 al mes
beneficio por fallecimiento
gastos de entierro
quién cobra si morimos los dos
mi familia estaría mejor protegida
cómo estaría mi familia sin mi ingreso
mi esposa me mata si no lo compro
me desvivo por mis hijos
mataron a mi hermano, el seguro paga?
trabajo peligroso, me puedo morir
seguro para mi vida
es mejor término o vida entera
quiero asegurarme
puedo lastimarme en el trabajo
me quitaron la póliza
cortarme el servicio
me pueden quitar el seguro
muerte accidental
my son cant take care of himself, can he be the beneficiary
i am proud of myself
taking my pills like the doctor said, does that count
we cannot live without my husbands income
can my late wife be on the policy
se mató mi hijo en la carretera, qué papeles pide la aseguradora
quiero estar con mi esposo en la misma póliza
`

const lines = (table: string) => table.trim().split('\n')

test('there are enough examples of both', () => {
  expect(lines(inDanger).length).toBeGreaterThanOrEqual(60)
  expect(lines(inNoDanger).length).toBeGreaterThanOrEqual(60)
})

test.each(lines(inDanger))('somebody may be in danger: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(true)
})

test.each(lines(inNoDanger))('an ordinary question: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(false)
})

test('capitals, marks and curly apostrophes make no difference', () => {
  expect(suggestsSelfHarm('I DON’T WANT TO LIVE ANYMORE!!!')).toBe(true)
  expect(suggestsSelfHarm('¿¿YA NO QUIERO VIVIR??')).toBe(true)
  expect(suggestsSelfHarm('s*uicide')).toBe(true)
  expect(suggestsSelfHarm('')).toBe(false)
})

test.each([
  'does life insurance cover suicide',
  'is there a sucide exclusion',
  'Does it still pay if the person took their own life?',
  'what if somebody kills themselves does insurance still pay',
  'cubre el suicidio',
  '¿pagan si la persona se suicida?',
  'si alguien se quita la vida pagan',
])('what a policy says, of nobody in particular: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(true)
  expect(asksOfPolicy(message)).toBe(true)
})

test.each([
  'does it pay if i kill myself',
  'my brother commited suicide does it pay',
  'I need coverage, I want to die',
  'suicide',
  'el seguro paga si me suicido?',
  'mi hijo se suicidó, pagan?',
  'quiero morir con seguro',
])('somebody is meant, or no policy: %s', (message) => {
  expect(asksOfPolicy(message)).toBe(false)
})
