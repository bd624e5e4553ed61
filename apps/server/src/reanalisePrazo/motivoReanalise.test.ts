import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { explainSemMotivo } from '@portal/domain/reanalisePrazo/politicaReanalise.ts'
import { beforeEach, expect, it } from 'vitest'
import { answerReanalise } from '../operadora/answerReanalise.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createAPedir, sendReanalise, type TratamentoAPedir } from './reanalise.fixture.ts'

/** What orthodontists write when a treatment takes longer than was granted: each is a reason. */
const motivosDePrazo = [
  'Extrações dos pré-molares mudaram o plano; faltam fechar os espaços.',
  'O espaço do 14 ainda não fechou e faltam cinco milímetros de retração dos incisivos superiores.',
  'Ainda não fechou.',
  'Falta retrair os incisivos.',
  'Canino superior direito em tracionamento.',
  'O 13 não desceu.',
  'Apinhamento severo inferior.',
  'Rotação do 35 sem resposta.',
  'Giroversão do 45.',
  'Ancoragem insuficiente na arcada superior.',
  'Segundo molar a verticalizar.',
  'Intrusão dos incisivos inferiores em curso.',
  'Falta extruir o 21.',
  'Torque dos incisivos por corrigir.',
  'Fase de finalização, com intercuspidação incompleta.',
  'Mordida aberta anterior.',
  'Sobremordida de 5 mm.',
  'Cruzamento posterior: falta descruzar a mordida.',
  'Recidiva do diastema.',
  'Agenesia do 22, à espera do implante.',
  'O paciente faltou a seis consultas.',
  'Não compareceu por quatro meses.',
  'Não colaborou com os elásticos.',
  'Sem colaboração do paciente.',
  'Braquetes descolados três vezes.',
  'Quebrou o arco duas vezes.',
  'Cirurgia ortognática em janeiro.',
  'Gravidez de risco, atendimento interrompido.',
  'Crescimento mandibular desfavorável.',
  'Linha média desviada.',
  'Classe II residual do lado direito.',
  'Caninos transpostos no arco superior.',
]

/** What asks for months and tells no reason. */
const semMotivo = [
  'quero mais meses',
  'Preciso de mais tempo.',
  'Faltam meses para terminar o tratamento.',
  'Peço à operadora mais prazo, por favor.',
  'O tratamento vai demorar mais do que o previsto.',
  'A paciente quer continuar com o aparelho.',
  'Não tem mordida aberta.',
  'Já fechou tudo.',
]

const t = await openTestApp()
beforeEach(() => t.clock.set(TEST_NOW))

const detail = async ({ numeroTratamento, login }: TratamentoAPedir) =>
  (await t.call(reanalisePrazo.getTratamento, { query: { numeroTratamento } }, { as: await t.as(login) }))
    .body

/** How many months the request of a treatment is answered with. */
async function answer({ numeroTratamento, login: codigoCredenciado }: TratamentoAPedir) {
  const find = () =>
    t.rows<{ numero: number; meses: number | null }>(
      `select numero_reanalise::integer as numero, meses_decididos as meses from reanalise_prazo
        where numero_tratamento = $1`,
      [numeroTratamento],
    )
  const [pedida] = await find()
  await answerReanalise(t.services, { codigoCredenciado, numeroReanalise: pedida?.numero ?? 0 })
  return (await find())[0]?.meses
}

it('o que se responde do tratamento diz as palavras com que o pedido é julgado', async () => {
  const { termosPrazo } = await detail(await createAPedir(t))
  const emVao = (texto: string) => explainSemMotivo(texto, termosPrazo) !== undefined
  expect(motivosDePrazo.filter(emVao)).toEqual([])
  expect(semMotivo.filter((texto) => !emVao(texto))).toEqual([])
})

it('a recusa por falta de motivo não gasta a imagem', async () => {
  const tratamento = await createAPedir(t)
  const recusa = await sendReanalise(t, tratamento, { justificativa: 'Quero mais meses.' })
  expect(recusa.detalhes[0]?.mensagem).toMatch(/^Não achamos no texto um motivo clínico\./)
  expect((await detail(tratamento)).acervo).toMatchObject([{ ...tratamento.imagem, nova: true }])
})

it.each(motivosDePrazo.slice(0, 2))('concede o que os ortodontistas escrevem: %s', async (justificativa) => {
  const tratamento = await createAPedir(t)
  await sendReanalise(t, tratamento, { justificativa })
  expect(await answer(tratamento)).toBe(18)
})

it('vale a palavra do dia do envio, ainda que a política a tire antes da resposta', async () => {
  const tratamento = await createAPedir(t)
  await sendReanalise(t, tratamento, { justificativa: 'Giroversão do 45.' })
  const end = (fim: string | null) =>
    t.rows(`update politica_auditoria set fim = $1 where tipo = 'termoPrazo' and valor = 'giro'`, [fim])
  await end('2026-11-21')
  t.clock.set(new Date('2026-11-22T15:00:00Z'))
  try {
    expect(await answer(tratamento)).toBe(18)
  } finally {
    await end(null)
  }
})
