import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import { detailGuia, releaseGuia, runFila, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const unidade = 100003
const as = await t.as(unidade)
const HOJE = '21/11/2026'

/** A guide of a radiology unit with a kit of documentation that is done. */
async function createKit(): Promise<number> {
  const numeroFicha = await releaseGuia(t, {
    login: unidade,
    codigoEspecialidade: 14,
    codigoTipoAtendimento: 2,
  })
  await t.rows(
    `update guia set nome_solicitante = 'Ana Prado', cro_solicitante = '12345', uf_solicitante = 'SP',
            tipo_solicitante = 'NAO_CREDENCIADO' where numero_ficha = $1`,
    [numeroFicha],
  )
  const kit = { codigoEvento: '98958569', quantidade: 1, numeroSequenciaInclusao: 1, data: HOJE }
  await sendEventos(t, numeroFicha, [kit], unidade)
  return numeroFicha
}

type Anexo = 'imagem' | 'laudo'

async function attach(numeroFicha: number, anexo: Anexo): Promise<void> {
  const [nome, conteudo] =
    anexo === 'laudo' ? ['laudo.pdf', arquivos.pdf()] : ['rx.png', await arquivos.png(nextCor())]
  await upload(t, numeroFicha, nome, conteudo, { as })
}

async function perform(numeroFicha: number, ...routes: (typeof guia.sign | typeof guia.sendRepasse)[]) {
  for (const route of routes) {
    const answer = await t.call(route, { params: { id: numeroFicha } }, { as })
    expect(answer.status, answer.raw.toString()).toBe(200)
  }
}

async function pay(numeroFicha: number): Promise<void> {
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
}

/** A kit of documentation that a radiology unit did and was paid for. */
async function payKit(...anexos: readonly Anexo[]) {
  const numeroFicha = await createKit()
  for (const anexo of anexos) await attach(numeroFicha, anexo)
  await perform(numeroFicha, guia.sign, guia.sendRepasse)
  await pay(numeroFicha)
  const [evento] = await t.rows<{ pago: number; motivos: { codigoGlosa: string }[] }>(
    'select valor_pago_centavos as pago, motivos from evento_guia where numero_ficha = $1',
    [numeroFicha],
  )
  return { pago: (evento?.pago ?? 0) > 0, motivos: evento?.motivos.map(({ codigoGlosa }) => codigoGlosa) }
}

/** Operadora §3. */
it('a documentation kit is paid with the report of its tracing', async () => {
  expect(await payKit('imagem', 'laudo')).toEqual({ pago: true, motivos: [] })
})

it('images alone do not pay it', async () => {
  expect(await payKit('imagem')).toEqual({ pago: false, motivos: ['3015'] })
})

/** What the guide says of its kit. */
const avisosOf = async (numeroFicha: number) =>
  (await detailGuia(t, numeroFicha, unidade)).eventos[0]?.motivos.map(
    ({ codigoGlosa, severidade }) => `${codigoGlosa} ${severidade}`,
  )

it('the report is asked for from the day on which the kit is done until it comes', async () => {
  const numeroFicha = await createKit()
  expect(await avisosOf(numeroFicha)).toEqual(['3015 aviso'])
  await attach(numeroFicha, 'imagem')
  await perform(numeroFicha, guia.sign, guia.sendRepasse)
  expect(await avisosOf(numeroFicha)).toEqual(['3015 aviso'])
  await attach(numeroFicha, 'laudo')
  expect(await avisosOf(numeroFicha)).toEqual([])
})

it('once the payment denied the kit, that is what is told', async () => {
  const numeroFicha = await createKit()
  await attach(numeroFicha, 'imagem')
  await perform(numeroFicha, guia.sign, guia.sendRepasse)
  await pay(numeroFicha)
  expect(await avisosOf(numeroFicha)).toEqual(['3015 pendenciaImagem'])
})

it('a kit that was not done yet asks for none', async () => {
  const numeroFicha = await createKit()
  await t.rows('update evento_guia set data_realizacao = null where numero_ficha = $1', [numeroFicha])
  expect(await avisosOf(numeroFicha)).toEqual([])
})
