import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import {
  createAssociado,
  createGuia,
  createPendente,
  dateEvento,
  ENDODONTIA,
  insertImagem,
  RESTAURACAO,
  readGuia,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** Paid, and nothing of it denied. */
const PAGO = { pago: expect.toSatisfy((centavos: number) => centavos > 0), glosado: 0 }
const HOJE = '21/11/2026'

/** Signs, forwards and pays a guide whose events are done; what each was paid and denied, in cents. */
async function pay(numeroFicha: number) {
  for (const route of [guia.sign, guia.sendRepasse]) {
    const answer = await t.call(route, { params: { id: numeroFicha } }, { as })
    expect(answer.status, answer.raw.toString()).toBe(200)
  }
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
  return t.rows<{ pago: number; glosado: number; motivos: { codigoGlosa: string }[] }>(
    `select valor_pago_centavos as pago, valor_glosado_centavos as glosado, motivos from evento_guia
      where numero_ficha = $1 order by sequencial_inclusao`,
    [numeroFicha],
  )
}

async function releaseComplementar() {
  const codigoAssociado = await createAssociado(t)
  const numeroFichaPrincipal = await createGuia(t, 'autorizada', { codigoAssociado })
  return releaseGuia(t, { codigoAssociado, numeroFichaPrincipal })
}

it('pays what a person had judged', async () => {
  const numeroFicha = await createPendente(t, 'analise')
  for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  await insertImagem(t, numeroFicha, 'final')
  await dateEvento(t, numeroFicha, ENDODONTIA)
  expect(await pay(numeroFicha)).toMatchObject([PAGO])
})

it('pays what was approved at once and came dated: the guide is in stage 3 when it is sent', async () => {
  const numeroFicha = await releaseGuia(t)
  const { body } = await sendEventos(t, numeroFicha, [{ ...RESTAURACAO, data: HOJE }])
  expect(body.situacao).toMatchObject({ statusFicha: 1, codigoEtapaAtual: 3 })
  expect(await pay(numeroFicha)).toMatchObject([PAGO])
})

it('leaves in stage 2 a guide with an event still to be done', async () => {
  const numeroFicha = await releaseGuia(t)
  const outro = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }
  const { body } = await sendEventos(t, numeroFicha, [{ ...RESTAURACAO, data: HOJE }, outro])
  expect(body.situacao).toMatchObject({ statusFicha: 1, codigoEtapaAtual: 2 })
})

it.each([
  ['dated at sending', HOJE, 3],
  ['dated afterwards', undefined, 1],
] as const)('pays a complementary guide that could be sent, %s', async (_nome, data, etapa) => {
  const numeroFicha = await releaseComplementar()
  const evento = { ...RESTAURACAO, codigoLocalizacao: '16' }
  await sendEventos(t, numeroFicha, [{ ...evento, ...(data && { data }) }])
  expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 17, etapa })
  if (!data) await dateEvento(t, numeroFicha, evento)
  expect(await pay(numeroFicha)).toMatchObject([PAGO])
})

it('does not pay what needed a person, and nobody judged', async () => {
  const numeroFicha = await releaseComplementar()
  const evento = { ...RESTAURACAO, codigoLocalizacao: '16' }
  await sendEventos(t, numeroFicha, [{ ...evento, data: HOJE }])
  // As a complementary guide of before the refusal may hold it.
  await t.rows(
    `update evento_guia set codigo_evento = $2, dente = '16', faces = null where numero_ficha = $1`,
    [numeroFicha, ENDODONTIA.codigoEvento],
  )
  for (const momento of ['inicial', 'final'] as const) await insertImagem(t, numeroFicha, momento, '16')
  const [processado] = await pay(numeroFicha)
  expect(processado).toMatchObject({ pago: 0, motivos: [{ codigoGlosa: '3059' }] })
})
